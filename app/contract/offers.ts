import { companyEntries } from './company.ts'
import { precos } from './product.ts'
import * as w from './tolerant.ts'

const seller = w.shape({ id: w.id, nome: w.text, url: w.text, ...companyEntries })

const oferta = w.item({ seller, estoque: w.number, precos })

export type WireOffers = w.Wire<typeof readOffers>

export const readOffers = w.bodyReader(['produtos'], { produtos: w.bodyList(oferta) })
