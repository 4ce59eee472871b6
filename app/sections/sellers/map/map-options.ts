import type { Translator } from '../../../i18n/translator'
import type { Pin } from '../../../models/content/sellers'

export interface MapOptions {
  pins: Pin[]
  /** Address of the drawing. */
  outline: string
  t: Translator
  navigate: (path: string) => unknown
}
