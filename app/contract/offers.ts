import { precos } from './product.ts'
import { bodyList, bodyReader, id, item, number, shape, text, type Wire } from './tolerant.ts'

const oferta = item({ seller: shape({ id, nome: text, url: text }), estoque: number, precos })

export type WireOffers = Wire<typeof readOffers>

export const readOffers = bodyReader(['produtos'], { produtos: bodyList(oferta) })
