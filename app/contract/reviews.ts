import * as v from 'valibot'
import * as w from './tolerant.ts'

const anexo = v.pipe(
  v.unknown(),
  v.transform(input => (typeof input === 'string' ? { arquivo: input } : input)),
  w.item({ arquivo: w.requiredText })
)

export const avaliacao = w.item({
  id: w.id,
  ...w.texts('nome', 'comentario', 'data'),
  nota: w.number,
  compraVerificada: w.flag,
  anexos: w.list(anexo),
  produto: w.shape({ id: w.id })
})

export type WireReview = v.InferOutput<typeof avaliacao>
export type WireReviews = w.Wire<typeof readReviews>

export const readReviews = w.bodyReader(['avaliacoes'], {
  avaliacoes: w.list(avaliacao),
  distribuicao: w.list(w.item({ nota: w.requiredNumber, quantidade: w.requiredNumber })),
  comFotos: w.number,
  info: w.shape({ total: w.number })
})
