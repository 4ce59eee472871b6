import { isRouteErrorResponse } from 'react-router'
import type { LanguageCode } from '../../i18n/language.ts'
import type { ContactView } from '../../models/store/contact-view.ts'
import type { Settings } from '../../models/store/settings.ts'

export interface ClosedView {
  language: LanguageCode
  site: Pick<Settings, 'name' | 'logo'>
  notice: NonNullable<Settings['notice']>
  contact: ContactView | null
}

/** Reads the view from the error that the loader threw; null for any other error. */
export function readClosed(error: unknown): ClosedView | null {
  return isRouteErrorResponse(error) ? (error.data?.closed ?? null) : null
}
