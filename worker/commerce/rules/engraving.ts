import * as v from 'valibot'
import { saying } from './form-fields.ts'

/** The store's own limit for custom text on a product; the specification has none. */
const EXTRA_LENGTH = 200
const MAX_UNCLEAN = 4 * EXTRA_LENGTH

/** Text to put on a product: what nobody sees is removed before it is measured, and a blank text is none. */
export const engraving = v.nullish(
  v.pipe(
    v.string(),
    v.maxLength(MAX_UNCLEAN, saying('field-long', { count: EXTRA_LENGTH })),
    v.transform(visibleText),
    v.maxLength(EXTRA_LENGTH, saying('field-long', { count: EXTRA_LENGTH }))
  ),
  ''
)

/** A zero-width joiner stays between other signs: emoji are joined by it. */
function visibleText(text: string): string {
  const plain = text
    .normalize()
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s\u2800]+/gu, ' ')
    .trim()
  return /[^\p{DI}\s]/u.test(plain) ? plain : ''
}
