import * as v from 'valibot'
import { product } from './product.ts'
import { bodyList, bodyReader, shape, text } from './tolerant.ts'

const body = v.object({ vitrine: shape({ titulo: text, tagTitulo: text }), produtos: bodyList(product) })

export type WireShowcase = v.InferOutput<typeof body>

export const readShowcase = bodyReader(body, ['produtos', 'vitrine'])
