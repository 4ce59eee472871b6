import type { LanguageCode } from '../../i18n/language'
import type { Settings } from '../../models/store/settings'

export interface ClosedView {
  language: LanguageCode
  site: Pick<Settings, 'name' | 'logo'>
  notice: NonNullable<Settings['notice']>
  /** Formatted for display; '' without one. */
  contact: { whatsapp: string; phone: string; email: string }
}

/** Reads the view from the error that the loader threw; null for any other error. */
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
