import * as v from 'valibot'
import { precos } from './product.ts'
import { chosenEntries } from './product-detail.ts'
import { estrutura, rota } from './structure.ts'
import { bodyReader, id, item, list, number, requiredText, section, shape, text, type Wire } from './tolerant.ts'

const address = { rota, url: text, link: text, slug: text }

const lista = item({ ...address, id, nome: requiredText, descricao: text, imagem: text, precos })

const info = shape({ total: number })

/** The lists are under `listas`, or `conteudo` itself is the array. */
const listas = v.pipe(
  v.looseObject({}),
  v.transform((conteudo): unknown => ('listas' in conteudo ? conteudo.listas : conteudo)),
  list(lista)
)

const produto = item({ ...chosenEntries, quantidade: number })

export type WireListIndex = Wire<typeof readListIndex>
export type WireListSummary = v.InferOutput<typeof lista>
export type WireListDetail = Wire<typeof readListDetail>
export type WireListProduct = v.InferOutput<typeof produto>

export const readListIndex = bodyReader(['conteudo'], { estrutura, conteudo: listas, info })
export const readListDetail = bodyReader(['conteudo'], {
  estrutura,
  conteudo: section({ id, nome: text, descricao: text, tipo: text, precos, produtos: list(produto) })
})
