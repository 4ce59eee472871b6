import * as v from 'valibot'
import { precos } from './product.ts'
import { bodyList, bodyReader, id, item, number, shape, text } from './tolerant.ts'

const oferta = item({ seller: shape({ id, nome: text, url: text }), estoque: number, precos })

const offersBody = v.object({ produtos: bodyList(oferta) })
export type WireOffers = v.InferOutput<typeof offersBody>

/** Who sells a product besides the store, and for how much. */
export const readOffers = bodyReader(offersBody, ['produtos'])
