import * as v from 'valibot'
import { precos } from './product.ts'
import { bodyList, bodyReader, id, item, number, shape, text } from './tolerant.ts'

const oferta = item({ seller: shape({ id, nome: text, url: text }), estoque: number, precos })

const offersBody = v.object({ produtos: bodyList(oferta) })
export type WireOffers = v.InferOutput<typeof offersBody>

/** Other sellers of a product, with their prices. */
export const readOffers = bodyReader(offersBody, ['produtos'])
