import * as v from 'valibot'
import { flag, item, list, requiredId, requiredNumber, requiredText, text } from './tolerant.ts'

/** What browser storage keeps of favourites. Read like an answer of the API: anybody may have written it. */
const kept = item({ id: requiredId, path: requiredText, name: requiredText, brand: text, image: text })

const asked = item({ product: kept, flag, at: requiredNumber })

export type StoredFavorite = v.InferOutput<typeof kept>
export type StoredAsked = v.InferOutput<typeof asked>

/** The entries that are still products, in the order in which they stand. Never throws. */
export function readKept(stored: unknown): StoredFavorite[] {
  const result = v.safeParse(list(kept), stored)
  return result.success ? result.output : []
}

export function readAsked(stored: unknown): StoredAsked[] {
  const result = v.safeParse(list(asked), stored)
  return result.success ? result.output : []
}
