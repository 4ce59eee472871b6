import type * as v from 'valibot'
import { imagem, listedEntries } from './product.ts'
import * as w from './tolerant.ts'

/** Spec 3: a viewed product in browser storage, which is untrusted. What was read can be written and read again. */
const visit = w.item({
  ...listedEntries,
  timestamp: w.requiredNumber,
  /** Extension: `pt` or `en`, the language of its texts. Without it, Portuguese. */
  idioma: w.text,
  midias: w.shape({ imagens: w.list(imagem) })
})

export type WireVisit = v.InferOutput<typeof visit>

/** What a card of the history does not show is not stored. */
export type StoredVisit = Omit<WireVisit, 'caracteristicas' | 'url' | 'link' | 'slug' | 'idioma'> & {
  idioma?: string | undefined
}

export const readVisits = w.listReader(visit)
