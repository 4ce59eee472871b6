import type { LanguageCode } from '../../i18n/language'
import type { Settings } from '../../models/store/settings'

/** What the page of a closed store shows; it has nothing of the shell. */
export interface ClosedView {
  language: LanguageCode
  site: Pick<Settings, 'name' | 'logo'>
  notice: NonNullable<Settings['notice']>
  /** As people read them; '' when the store has none. */
  contact: { whatsapp: string; phone: string; email: string }
}

/** Of what a loader threw; null for any other error. */
export function readClosed(error: unknown): ClosedView | null {
  const data = dig(error, 'data')
  return isClosed(data) ? data.closed : null
}

function isClosed(data: unknown): data is { closed: ClosedView } {
  return dig(dig(data, 'closed'), 'notice') !== undefined
}

function dig(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
