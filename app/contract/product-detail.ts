import type * as v from 'valibot'
import { carrinho, imagem, listedEntries, precoEntries } from './product.ts'
import { avaliacao } from './reviews.ts'
import { estrutura, rota } from './structure.ts'
import {
  bodyReader,
  first,
  flag,
  id,
  item,
  list,
  maybe,
  number,
  requiredId,
  requiredNumber,
  requiredText,
  shape,
  text,
  texts,
  type Wire
} from './tolerant.ts'

/** From so many units in one cart, each costs `preco`: our reading of rules that the contract leaves open. */
const regraAtacado = item({ quantidade: requiredId, preco: requiredNumber })

const precos = maybe(item({ ...precoEntries, regrasAtacado: list(regraAtacado) }))

const valorSimples = item({
  idAtributoValor: requiredId,
  sku: text,
  label: requiredText,
  imagem: text,
  estoque: number,
  estoqueMarketplace: number,
  precos,
  carrinho,
  selecionado: flag
})

const valorUnico = item({
  idAtributoValor: id,
  label: requiredText,
  imagem: text,
  produto: shape({ id, estoque: number, status: text }),
  rota,
  url: text,
  selecionado: flag
})

const simples = item({ id, nome: text, valores: list(valorSimples) })
const unico = item({ id, nome: text, valores: list(valorUnico) })

const personalizacao = item({
  id: requiredId,
  nome: requiredText,
  descricao: text,
  tipo: text,
  obrigatorio: flag,
  limitarValores: flag,
  valorMaximo: number,
  preco: number,
  multiplicarPreco: flag
})

const limits = { estoqueMarketplace: number, limiteQuantidade: number, quantidadeMaxima: number }

export const chosenEntries = {
  ...listedEntries,
  ...limits,
  atributos: shape({ simples: maybe(simples) }),
  midias: shape({ imagens: first(imagem) })
}

const combinacao = item({ id, tipoDesconto: text, desconto: number, produto: item(chosenEntries) })

const resposta = item({ nome: text, administrador: flag, resposta: requiredText, data: text })
const pergunta = item({ id, nome: text, pergunta: requiredText, data: text, respostas: list(resposta) })

const detail = item({
  ...listedEntries,
  precos,
  ...texts('sku', 'ean', 'mpn'),
  ...limits,
  descricoes: shape(texts('curta', 'longa', 'simples')),
  marca: shape({ id, nome: text, imagem: text, rota, url: text }),
  categoria: shape({ id, nome: text }),
  atributos: shape({ simples: maybe(simples), unico: maybe(unico) }),
  avaliacao: shape({ media: number, quantidade: number, avaliacoes: list(avaliacao) }),
  midias: shape({ imagens: list(imagem) }),
  video: shape({ url: text }),
  personalizacoes: list(personalizacao),
  combinacoes: list(combinacao),
  perguntas: list(pergunta),
  assinatura: flag,
  recorrencias: list(requiredId)
})

export type WirePergunta = v.InferOutput<typeof pergunta>
export type WireDetail = v.InferOutput<typeof detail>
export type WireSimples = v.InferOutput<typeof simples>
export type WirePersonalizacao = v.InferOutput<typeof personalizacao>
export type WireCombinacao = v.InferOutput<typeof combinacao>

export const readCombinations = bodyReader(['conteudo'], { conteudo: item({ combinacoes: list(combinacao) }) })

export type WireDetailPage = Wire<typeof readDetail>

export const readDetail = bodyReader(['conteudo'], { estrutura, conteudo: detail })
