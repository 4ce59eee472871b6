import * as v from 'valibot'
import { estrutura } from './structure.ts'
import { bodyReader, id, shape, text } from './tolerant.ts'

const body = v.object({
  estrutura,
  conteudo: shape({ id, nome: text, titulo: text, conteudo: text, descricao: text })
})

export type WirePage = v.InferOutput<typeof body>

/** url/page and url/home. */
export const readPage = bodyReader(body, ['estrutura'])
