import { companyEntries } from './company.ts'
import { rota } from './structure.ts'
import * as w from './tolerant.ts'

const categoria = w.item({ nome: w.requiredText, rota, url: w.text })

/** A seller. No public client shows this call, so keys are accepted in both languages. */
const vendedor = w.item({
  slug: w.requiredText,
  ...w.texts('nome', 'name', 'cidade', 'city', 'uf', 'estado', 'state', 'descricao', 'description', 'logo'),
  latitude: w.number,
  longitude: w.number,
  categorias: w.list(categoria),
  ...companyEntries
})

export type WireSellers = w.Wire<typeof readSellers>

export const readSellers = w.bodyReader(['vendedores', 'sellers'], {
  vendedores: w.bodyList(vendedor),
  sellers: w.bodyList(vendedor)
})
export const readSeller = w.bodyReader(['vendedor'], { vendedor })
