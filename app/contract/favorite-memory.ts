import type * as v from 'valibot'
import { flag, item, listReader, requiredId, requiredNumber, requiredText, text } from './tolerant.ts'

/** Favourites in browser storage. Untrusted, so parsed like an answer of the API. */
const kept = item({ id: requiredId, path: requiredText, name: requiredText, brand: text, image: text })

const asked = item({ product: kept, flag, at: requiredNumber })

export type StoredFavorite = v.InferOutput<typeof kept>

export const readKept = listReader(kept)
export const readAsked = listReader(asked)
