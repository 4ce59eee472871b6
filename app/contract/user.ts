import * as v from 'valibot'
import { bodyReader, flag, id, shape, text } from './tolerant.ts'

// The user's other fields (hashed personal data among them) are of no use to the shop window and are not read.
const body = v.object({
  id,
  nomeRazao: text,
  email: text,
  logado: flag,
  revendedor: flag,
  endereco: shape({ cep: text, principal: shape({ cep: text, cidade: text, uf: text }) })
})

export type WireUser = v.InferOutput<typeof body>

export const readUser = bodyReader(body, ['logado', 'nomeRazao', 'endereco'])
