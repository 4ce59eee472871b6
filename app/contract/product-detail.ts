import type * as v from 'valibot'
import { carrinho, imagem, listedEntries, precoEntries, product } from './product.ts'
import { avaliacao } from './reviews.ts'
import { estrutura, rota } from './structure.ts'
import * as w from './tolerant.ts'

/** From so many units in one cart, each costs `preco`: our reading of rules that the contract leaves open. */
const regraAtacado = w.item({ quantidade: w.requiredId, preco: w.requiredNumber })

// `assinatura` is an extension of the embedded backend: the prices of one delivery of a subscription.
const precos = w.maybe(
  w.item({ ...precoEntries, regrasAtacado: w.list(regraAtacado), assinatura: w.maybe(w.item(precoEntries)) })
)

const valorSimples = w.item({
  idAtributoValor: w.requiredId,
  sku: w.text,
  label: w.requiredText,
  imagem: w.text,
  estoque: w.number,
  estoqueMarketplace: w.number,
  precos,
  carrinho,
  selecionado: w.flag
})

const valorUnico = w.item({
  idAtributoValor: w.id,
  label: w.requiredText,
  imagem: w.text,
  produto: w.shape({ id: w.id, estoque: w.number, status: w.text }),
  rota,
  url: w.text,
  selecionado: w.flag
})

const simples = w.item({ id: w.id, nome: w.text, valores: w.list(valorSimples) })
const unico = w.item({ id: w.id, nome: w.text, valores: w.list(valorUnico) })

const personalizacao = w.item({
  id: w.requiredId,
  nome: w.requiredText,
  descricao: w.text,
  tipo: w.text,
  obrigatorio: w.flag,
  limitarValores: w.flag,
  valorMaximo: w.number,
  preco: w.number,
  multiplicarPreco: w.flag
})

const limits = { estoqueMarketplace: w.number, limiteQuantidade: w.number, quantidadeMaxima: w.number }

export const chosenEntries = {
  ...listedEntries,
  ...limits,
  atributos: w.shape({ simples: w.maybe(simples) }),
  midias: w.shape({ imagens: w.first(imagem) })
}

const combinacao = w.item({ id: w.id, tipoDesconto: w.text, desconto: w.number, produto: w.item(chosenEntries) })

const resposta = w.item({ nome: w.text, administrador: w.flag, resposta: w.requiredText, data: w.text })
const pergunta = w.item({ id: w.id, nome: w.text, pergunta: w.requiredText, data: w.text, respostas: w.list(resposta) })

const detail = w.item({
  ...listedEntries,
  precos,
  ...w.texts('sku', 'ean', 'mpn'),
  ...limits,
  descricoes: w.shape(w.texts('curta', 'longa', 'simples')),
  marca: w.shape({ id: w.id, nome: w.text, imagem: w.text, rota, url: w.text }),
  categoria: w.shape({ id: w.id, nome: w.text }),
  atributos: w.shape({ simples: w.maybe(simples), unico: w.maybe(unico) }),
  avaliacao: w.shape({ media: w.number, quantidade: w.number, avaliacoes: w.list(avaliacao) }),
  midias: w.shape({ imagens: w.list(imagem) }),
  video: w.shape({ url: w.text }),
  personalizacoes: w.list(personalizacao),
  combinacoes: w.list(combinacao),
  // This store's own: what is in a kit.
  componentes: w.list(w.item({ quantidade: w.number, produto: product })),
  perguntas: w.list(pergunta),
  assinatura: w.flag,
  recorrencias: w.list(w.requiredId),
  // This store's own: percent off each delivery, and whether it may be cancelled at any time.
  condicoesAssinatura: w.shape({ desconto: w.number, cancelaQuandoQuiser: w.flag })
})

export type WirePergunta = v.InferOutput<typeof pergunta>
export type WireDetail = v.InferOutput<typeof detail>
export type WireSimples = v.InferOutput<typeof simples>
export type WirePersonalizacao = v.InferOutput<typeof personalizacao>
export type WireCombinacao = v.InferOutput<typeof combinacao>

export const readCombinations = w.bodyReader(['conteudo'], { conteudo: w.item({ combinacoes: w.list(combinacao) }) })

export type WireDetailPage = w.Wire<typeof readDetail>

export const readDetail = w.bodyReader(['conteudo'], { estrutura, conteudo: detail })
