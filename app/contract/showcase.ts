import { product } from './product.ts'
import * as w from './tolerant.ts'

export type WireShowcase = w.Wire<typeof readShowcase>

export const readShowcase = w.bodyReader(['produtos', 'vitrine'], {
  vitrine: w.shape({ titulo: w.text, tagTitulo: w.text }),
  produtos: w.bodyList(product)
})
