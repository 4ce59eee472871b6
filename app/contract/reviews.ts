import * as v from 'valibot'
import {
  bodyReader,
  id,
  item,
  list,
  number,
  requiredNumber,
  requiredText,
  shape,
  texts,
  type Wire
} from './tolerant.ts'

const anexo = v.pipe(
  v.unknown(),
  v.transform(input => (typeof input === 'string' ? { arquivo: input } : input)),
  item({ arquivo: requiredText })
)

export const avaliacao = item({
  id,
  ...texts('nome', 'comentario', 'data'),
  nota: number,
  anexos: list(anexo),
  produto: shape({ id })
})

export type WireReview = v.InferOutput<typeof avaliacao>
export type WireReviews = Wire<typeof readReviews>

export const readReviews = bodyReader(['avaliacoes'], {
  avaliacoes: list(avaliacao),
  distribuicao: list(item({ nota: requiredNumber, quantidade: requiredNumber })),
  info: shape({ total: number })
})
