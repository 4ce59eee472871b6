import * as v from 'valibot'
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
  text
} from './tolerant.ts'

const categoria = item({ id, nome: requiredText, ativo: flag, rota, url: text })
const marca = item({ id, nome: requiredText, imagem: text, ativo: flag, rota, url: text })
const faixa = item({ de: requiredNumber, ate: requiredNumber, ativo: flag, rota, url: text })
const valor = item({ id, label: requiredText, imagem: text, ativo: flag, rota, url: text })
const grupo = item({ id, nome: requiredText, valores: list(valor) })
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
  ordenacao: list(ordenacao)
})

/** `categoria`, `marca` or `landingPage`: the kinds of listing differ only in this key. */
const nivel = shape({ id, nome: text, descricao: text, descricaoLonga: text, imagem: text })

const conteudo = section({
  categoria: nivel,
  marca: nivel,
  landingPage: nivel,
  busca: shape({ texto: text, sugestao: list(requiredText) }),
  produtos: bodyList(product),
  detalhes
})

const info = shape({ filtros: stringMap, offset: number, limit: number, exibindo: number, total: number })

const body = v.object({ estrutura, conteudo, info })

export type WireListing = v.InferOutput<typeof body>
export type WireDetalhes = v.InferOutput<typeof detalhes>
export type WireFaixa = v.InferOutput<typeof faixa>
export type WireOrdenacao = v.InferOutput<typeof ordenacao>

export const readListing = bodyReader(body, ['conteudo'])
