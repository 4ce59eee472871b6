import type * as v from 'valibot'
import * as w from './tolerant.ts'

/** Favourites in browser storage. Untrusted, so parsed like an answer of the API. */
const kept = w.item({ id: w.requiredId, path: w.requiredText, name: w.requiredText, brand: w.text, image: w.text })

const asked = w.item({ product: kept, flag: w.flag, at: w.requiredNumber })

export type StoredFavorite = v.InferOutput<typeof kept>

export const readKept = w.listReader(kept)
export const readAsked = w.listReader(asked)
