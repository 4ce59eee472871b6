import * as v from 'valibot'
import { bodyReader, flag, shape, text, type Wire } from './tolerant.ts'

// The user's other fields, among them hashed personal data, are not used and not read.
const place = { cep: v.optional(text), cidade: v.optional(text), uf: v.optional(text) }
/** Fields missing in the answer are undefined. */
export type WireUser = Wire<typeof readUser>

export const readUser = bodyReader(['logado', 'nomeRazao', 'endereco'], {
  nomeRazao: v.optional(text),
  logado: v.optional(flag),
  revendedor: v.optional(flag),
  endereco: shape({ ...place, principal: shape(place) })
})
