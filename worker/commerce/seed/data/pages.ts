import type { SeedPage } from '../types.ts'
import { articlePages } from './pages/articles.ts'
import { guidePages } from './pages/guide.ts'
import { helpPages } from './pages/help.ts'
import { policyPages } from './pages/policies.ts'
import { reportPages } from './pages/reports.ts'
import { storePages } from './pages/store.ts'

export const pages: SeedPage[] = [
  ...storePages,
  ...policyPages,
  ...helpPages,
  ...guidePages,
  ...reportPages,
  ...articlePages
]
