import * as v from 'valibot'
import { bodyReader, id, item, list, number, requiredNumber, requiredText, shape, text } from './tolerant.ts'

/** A picture, as an object with its address or as the address alone. */
const anexo = v.pipe(
  v.unknown(),
  v.transform(input => (typeof input === 'string' ? { arquivo: input } : input)),
  item({ arquivo: requiredText })
)

export const avaliacao = item({
  id,
  nome: text,
  nota: number,
  comentario: text,
  data: text,
  anexos: list(anexo),
  produto: shape({ id })
})

const reviews = v.object({
  avaliacoes: list(avaliacao),
  distribuicao: list(item({ nota: requiredNumber, quantidade: requiredNumber })),
  info: shape({ total: number })
})

export type WireReview = v.InferOutput<typeof avaliacao>
export type WireReviews = v.InferOutput<typeof reviews>

/** Body of GET evaluations/product. */
export const readReviews = bodyReader(reviews, ['avaliacoes'])
