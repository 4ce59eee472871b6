import { product } from './product.ts'
import { bodyList, bodyReader, shape, text, type Wire } from './tolerant.ts'

export type WireShowcase = Wire<typeof readShowcase>

export const readShowcase = bodyReader(['produtos', 'vitrine'], {
  vitrine: shape({ titulo: text, tagTitulo: text }),
  produtos: bodyList(product)
})
