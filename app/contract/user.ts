import * as v from 'valibot'
import * as w from './tolerant.ts'

// The user's other fields, among them hashed personal data, are not used and not read.
const place = {
  cep: v.optional(w.text),
  cidade: v.optional(w.text),
  uf: v.optional(w.text),
  logradouro: v.optional(w.text),
  bairro: v.optional(w.text)
}
export type WireUser = w.Wire<typeof readUser>

export const readUser = w.bodyReader(['logado', 'nomeRazao', 'endereco'], {
  nomeRazao: v.optional(w.text),
  logado: v.optional(w.flag),
  revendedor: v.optional(w.flag),
  endereco: w.shape({ ...place, principal: w.shape(place) })
})
