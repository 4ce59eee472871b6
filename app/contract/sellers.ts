import * as v from 'valibot'
import { rota } from './structure.ts'
import { bodyList, bodyReader, item, list, number, requiredText, text } from './tolerant.ts'

const categoria = item({ nome: requiredText, rota, url: text })

/** A seller. No public client shows this call, so keys are accepted in both languages. */
const vendedor = item({
  slug: requiredText,
  nome: text,
  name: text,
  cidade: text,
  city: text,
  uf: text,
  estado: text,
  state: text,
  latitude: number,
  longitude: number,
  descricao: text,
  description: text,
  logo: text,
  categorias: list(categoria)
})

const sellersBody = v.object({ vendedores: bodyList(vendedor), sellers: bodyList(vendedor) })

export type WireSeller = v.InferOutput<typeof vendedor>
export type WireSellers = v.InferOutput<typeof sellersBody>

export const readSellers = bodyReader(sellersBody, ['vendedores', 'sellers'])
export const readSeller = bodyReader(v.object({ vendedor }), ['vendedor'])
