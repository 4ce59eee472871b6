import type { LanguageCode } from '../../i18n/language.ts'
import type { AdultMark } from '../product/adult-mark.ts'
import type { AdultVerifier } from '../product/age-gate.ts'

export interface MapContext {
  language: LanguageCode
  /** Origins (scheme and host) of this store's pages. Their absolute addresses become paths. */
  origins: readonly string[]
  media?: MediaPlace
  adultMarks?: readonly AdultMark[]
  /** Absent: the shopper's own declaration. */
  adultVerifier?: AdultVerifier
}

/** `base` is the origin of relative addresses. `hosts` are those whose pictures the image route may resize. */
export interface MediaPlace {
  base: string
  hosts: readonly string[]
  /** Paths of that origin that this store passes through. */
  passed?: readonly string[]
}
