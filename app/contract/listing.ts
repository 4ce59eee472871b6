import type * as v from 'valibot'
import { product } from './product.ts'
import { estrutura, rota } from './structure.ts'
import * as w from './tolerant.ts'

/** Fields of every facet value. Only some APIs send the number of products. */
const choice = { ativo: w.flag, rota, url: w.text, quantidade: w.number }
const categoria = w.item({ ...choice, id: w.id, nome: w.requiredText })
const marca = w.item({ ...choice, id: w.id, nome: w.requiredText, imagem: w.text })
const faixa = w.item({ ...choice, de: w.requiredNumber, ate: w.number })
const valor = w.item({ ...choice, id: w.id, label: w.requiredText, imagem: w.text })
const grupo = w.item({ id: w.id, nome: w.requiredText, valores: w.list(valor) })
/** Badges are labels of products; where one also has a link, it is a filter. */
const selo = w.item({ ...choice, id: w.id, label: w.text, nome: w.text })
const ordenacao = w.item({ label: w.requiredText, atual: w.flag, rota, url: w.text })

const detalhes = w.shape({
  categorias: w.shape({
    niveisAnteriores: w.list(categoria),
    atual: w.list(categoria),
    irmas: w.list(categoria),
    filhas: w.list(categoria)
  }),
  marcas: w.list(marca),
  filtros: w.list(grupo),
  filtrosPreco: w.list(faixa),
  filtrosDescontoPrecoPor: w.list(faixa),
  atributos: w.list(grupo),
  selos: w.list(selo),
  ordenacao: w.list(ordenacao)
})

/** `categoria`, `marca` or `landingPage`: the kinds of listing differ only in this key. */
const nivel = w.shape({ id: w.id, ...w.texts('nome', 'descricao', 'imagem') })

const conteudo = w.section({
  categoria: nivel,
  marca: nivel,
  landingPage: nivel,
  /** The corrected text and the words that nothing has: only some APIs send them. */
  busca: w.shape({
    ...w.texts('texto', 'corrigido'),
    sugestao: w.list(w.requiredText),
    semResultado: w.list(w.requiredText)
  }),
  produtos: w.bodyList(product),
  detalhes
})

const info = w.shape({ filtros: w.stringMap, exibindo: w.number, total: w.number })

export type WireListing = w.Wire<typeof readListing>
export type WireDetalhes = v.InferOutput<typeof detalhes>
export type WireFaixa = v.InferOutput<typeof faixa>

export const readListing = w.bodyReader(['conteudo'], { estrutura, conteudo, info })
