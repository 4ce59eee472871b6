import * as v from 'valibot'
import { precos } from './product.ts'
import { chosenEntries } from './product-detail.ts'
import { estrutura, rota } from './structure.ts'
import * as w from './tolerant.ts'

const address = { rota, url: w.text, link: w.text, slug: w.text }

const lista = w.item({
  ...address,
  id: w.id,
  nome: w.requiredText,
  descricao: w.text,
  imagem: w.text,
  /** Extension of the embedded backend: the front picture of each product. */
  imagens: w.list(w.requiredText),
  precos
})

const info = w.shape({ total: w.number })

const listas = v.pipe(
  v.looseObject({}),
  v.transform((conteudo): unknown => ('listas' in conteudo ? conteudo.listas : conteudo)),
  w.list(lista)
)

const produto = w.item({ ...chosenEntries, quantidade: w.number })

export type WireListIndex = w.Wire<typeof readListIndex>
export type WireListSummary = v.InferOutput<typeof lista>
export type WireListDetail = w.Wire<typeof readListDetail>
export type WireListProduct = v.InferOutput<typeof produto>

export const readListIndex = w.bodyReader(['conteudo'], { estrutura, conteudo: listas, info })
export const readListDetail = w.bodyReader(['conteudo'], {
  estrutura,
  conteudo: w.section({ id: w.id, nome: w.text, descricao: w.text, tipo: w.text, precos, produtos: w.list(produto) })
})
