import type { LanguageCode } from '../../i18n/language.ts'
import type { AdultMark } from '../product/adult-mark.ts'

/** What every mapper from wire to view model needs to know of the request. */
export interface MapContext {
  language: LanguageCode
  /** Origins (scheme and host) whose absolute addresses are pages of this store: they become paths. */
  origins: readonly string[]
  /** Where the API's pictures live; without it they are this store's own. */
  media?: MediaPlace
  /** What tells products for adults, besides what the API says of them itself. */
  adultMarks?: readonly AdultMark[]
}

/** `base`: origin of relative addresses. `hosts`: those whose pictures the image route may resize. */
export interface MediaPlace {
  base: string
  hosts: readonly string[]
}
