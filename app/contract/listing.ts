import type * as v from 'valibot'
import { product } from './product.ts'
import { estrutura, rota } from './structure.ts'
import {
  bodyList,
  bodyReader,
  flag,
  id,
  item,
  list,
  number,
  requiredNumber,
  requiredText,
  section,
  shape,
  stringMap,
  text,
  texts,
  type Wire
} from './tolerant.ts'

/** Fields of every facet value. Only some APIs send the number of products. */
const choice = { ativo: flag, rota, url: text, quantidade: number }
const categoria = item({ ...choice, id, nome: requiredText })
const marca = item({ ...choice, id, nome: requiredText, imagem: text })
const faixa = item({ ...choice, de: requiredNumber, ate: number })
const valor = item({ ...choice, id, label: requiredText, imagem: text })
const grupo = item({ id, nome: requiredText, valores: list(valor) })
/** Badges are labels of products; where one also has a link, it is a filter. */
const selo = item({ ...choice, id, label: text, nome: text })
const ordenacao = item({ label: requiredText, atual: flag, rota, url: text })

const detalhes = shape({
  categorias: shape({
    niveisAnteriores: list(categoria),
    atual: list(categoria),
    irmas: list(categoria),
    filhas: list(categoria)
  }),
  marcas: list(marca),
  filtros: list(grupo),
  filtrosPreco: list(faixa),
  filtrosDescontoPrecoPor: list(faixa),
  atributos: list(grupo),
  selos: list(selo),
  ordenacao: list(ordenacao)
})

/** `categoria`, `marca` or `landingPage`: the kinds of listing differ only in this key. */
const nivel = shape({ id, ...texts('nome', 'descricao', 'imagem') })

const conteudo = section({
  categoria: nivel,
  marca: nivel,
  landingPage: nivel,
  busca: shape({ texto: text, sugestao: list(requiredText) }),
  produtos: bodyList(product),
  detalhes
})

const info = shape({ filtros: stringMap, exibindo: number, total: number })

export type WireListing = Wire<typeof readListing>
export type WireDetalhes = v.InferOutput<typeof detalhes>
export type WireFaixa = v.InferOutput<typeof faixa>

export const readListing = bodyReader(['conteudo'], { estrutura, conteudo, info })
