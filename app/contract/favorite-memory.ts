import * as v from 'valibot'
import { flag, item, list, requiredId, requiredNumber, requiredText, text } from './tolerant.ts'

/** Favourites in browser storage. Untrusted, so parsed like an answer of the API. */
const kept = item({ id: requiredId, path: requiredText, name: requiredText, brand: text, image: text })

const asked = item({ product: kept, flag, at: requiredNumber })

export type StoredFavorite = v.InferOutput<typeof kept>
export type StoredAsked = v.InferOutput<typeof asked>

/** The valid entries, in stored order. Never throws. */
export function readKept(stored: unknown): StoredFavorite[] {
  const result = v.safeParse(list(kept), stored)
  return result.success ? result.output : []
}

export function readAsked(stored: unknown): StoredAsked[] {
  const result = v.safeParse(list(asked), stored)
  return result.success ? result.output : []
}
