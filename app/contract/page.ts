import { estrutura } from './structure.ts'
import * as w from './tolerant.ts'

export type WirePage = w.Wire<typeof readPage>

export const readPage = w.bodyReader(['estrutura'], {
  estrutura,
  conteudo: w.shape(w.texts('nome', 'titulo', 'conteudo', 'descricao'))
})
