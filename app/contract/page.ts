import { estrutura } from './structure.ts'
import { bodyReader, shape, texts, type Wire } from './tolerant.ts'

export type WirePage = Wire<typeof readPage>

export const readPage = bodyReader(['estrutura'], {
  estrutura,
  conteudo: shape(texts('nome', 'titulo', 'conteudo', 'descricao'))
})
