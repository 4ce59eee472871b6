import { data } from 'react-router'
import type { LanguageCode } from '../i18n/language.ts'
import type { ClosedView } from '../sections/closed-store/closed-view.ts'
import type { LoadedShell } from './load-shell.server.ts'

const RETRY_AFTER_S = 3_600

export async function closedStore({ site, parts }: Pick<LoadedShell, 'site' | 'parts'>, language: LanguageCode) {
  const { name, logo, notice } = site
  if (!notice?.closed) return null
  const closed: ClosedView = { language, site: { name, logo }, notice, contact: await parts.contact }
  const headers = { 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' }
  return data({ closed }, { status: 503, headers })
}
