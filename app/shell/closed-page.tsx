import { ClosedStore } from '../sections/closed-store/closed-store.tsx'
import type { ClosedView } from '../sections/closed-store/closed-view.ts'
import * as styles from './error-page/error-page.module.css'
import { Logo } from './header/logo.tsx'
import { LanguageSwitch } from './language-switch/language-switch.tsx'
import { useLanguageForms } from './language-switch/stored-language.ts'

export function ClosedPage({ view }: { view: ClosedView }) {
  useLanguageForms()
  return (
    <main className={`page ${styles.page}`} style={WHOLE_SCREEN}>
      <Logo site={view.site} />
      <ClosedStore view={view} />
      <LanguageSwitch />
    </main>
  )
}

// In an attribute: every document carries the style sheet.
const WHOLE_SCREEN = { placeContent: 'center', minHeight: '100dvh' }
