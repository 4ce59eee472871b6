import { rota } from './structure.ts'
import { bodyList, bodyReader, item, list, number, requiredText, text, texts, type Wire } from './tolerant.ts'

const categoria = item({ nome: requiredText, rota, url: text })

/** A seller. No public client shows this call, so keys are accepted in both languages. */
const vendedor = item({
  slug: requiredText,
  ...texts('nome', 'name', 'cidade', 'city', 'uf', 'estado', 'state', 'descricao', 'description', 'logo'),
  latitude: number,
  longitude: number,
  categorias: list(categoria)
})

export type WireSellers = Wire<typeof readSellers>

export const readSellers = bodyReader(['vendedores', 'sellers'], {
  vendedores: bodyList(vendedor),
  sellers: bodyList(vendedor)
})
export const readSeller = bodyReader(['vendedor'], { vendedor })
