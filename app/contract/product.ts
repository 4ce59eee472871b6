import type * as v from 'valibot'
import { parcelamento } from './installment.ts'
import { rota } from './structure.ts'
import * as w from './tolerant.ts'

export const precoEntries = {
  de: w.number,
  por: w.requiredNumber,
  vista: w.number,
  descontoVista: w.number,
  parcelamento: w.list(parcelamento)
}

/** `precos`, in BRL. Null on unavailable products. */
export const precos = w.maybe(w.item(precoEntries))

const selo = w.item({ nome: w.text, label: w.text, cores: w.shape(w.texts('texto', 'selo')) })

const arquivos = w.shape(w.texts('zoom', 'big', 'medium', 'small'))

export const imagem = w.item({
  idAtributoValor: w.id,
  descricao: w.text,
  label: w.text,
  arquivos,
  arquivosOriginais: arquivos
})

const filtro = w.item({ idFiltro: w.id, idValor: w.id, nome: w.text, label: w.text })

export const lineEntries = {
  idProduto: w.requiredId,
  idAtributoSimples: w.id,
  idUnidadeVenda: w.id,
  idArmazem: w.id,
  adicional: w.text,
  parametros: w.text
}

export const carrinho = w.shape({ tipo: w.text, itens: w.list(w.item(lineEntries)) })

const caracteristica = w.item({
  nome: w.text,
  visivelSite: w.maybe(w.flag),
  itens: w.list(w.item({ label: w.text, valor: w.text, valorDiario: w.text }))
})

/** The fields that every product list reads. The others are ignored, to keep parsing cheap. */
export const listedEntries = {
  id: w.requiredId,
  nome: w.requiredText,
  status: w.text,
  estoque: w.number,
  marca: w.shape({ nome: w.text, rota, url: w.text }),
  avaliacao: w.shape({ media: w.number, quantidade: w.number }),
  precos,
  atributos: w.shape({
    simples: w.maybe(w.item({ nome: w.text, valores: w.list(w.item({ idAtributoValor: w.requiredId })) }))
  }),
  carrinho,
  personalizacoes: w.list(w.item({ nome: w.text, obrigatorio: w.flag })),
  rota,
  ...w.texts('url', 'link', 'slug'),
  selos: w.list(selo),
  filtros: w.list(filtro),
  caracteristicas: w.list(caracteristica),
  /** Extension of the embedded backend: 18 for alcohol. Other shops: see `models/product/adult-mark.ts`. */
  idadeMinima: w.number
}

export const product = w.item({ ...listedEntries, midias: w.shape({ imagens: w.first(imagem) }) })

export type WirePrecos = NonNullable<v.InferOutput<typeof precos>>
export type WireParcelamento = v.InferOutput<typeof parcelamento>
export type WireCaracteristica = v.InferOutput<typeof caracteristica>
export type WireImagem = v.InferOutput<typeof imagem>
export type WireProduct = v.InferOutput<typeof product>
