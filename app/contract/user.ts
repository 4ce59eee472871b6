import * as v from 'valibot'
import { bodyReader, flag, shape, text } from './tolerant.ts'

// The user's other fields (hashed personal data among them) are of no use to the shop window and are not read.
const place = { cep: v.optional(text), cidade: v.optional(text), uf: v.optional(text) }
const body = v.object({
  nomeRazao: v.optional(text),
  logado: v.optional(flag),
  revendedor: v.optional(flag),
  endereco: shape({ ...place, principal: shape(place) })
})

/** A field that the answer does not have is undefined. */
export type WireUser = v.InferOutput<typeof body>

export const readUser = bodyReader(body, ['logado', 'nomeRazao', 'endereco'])
