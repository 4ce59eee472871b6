import type * as v from 'valibot'
import { parcelamento } from './installment.ts'
import { rota } from './structure.ts'
import {
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
  texts
} from './tolerant.ts'

export const precoEntries = {
  de: number,
  por: requiredNumber,
  vista: number,
  descontoVista: number,
  parcelamento: list(parcelamento)
}

/** `precos`, in BRL. Null on unavailable products. */
export const precos = maybe(item(precoEntries))

export const selo = item({ nome: text, label: text, cores: shape(texts('texto', 'selo')) })

const arquivos = shape(texts('zoom', 'big', 'medium', 'small'))

export const imagem = item({ idAtributoValor: id, descricao: text, label: text, arquivos, arquivosOriginais: arquivos })

export const filtro = item({ idFiltro: id, idValor: id, nome: text, label: text })

/** A line of the ready POST body: strings on the wire. */
export const lineEntries = {
  idProduto: requiredId,
  idAtributoSimples: id,
  idUnidadeVenda: id,
  idArmazem: id,
  adicional: text,
  parametros: text
}

export const carrinho = shape({ tipo: text, itens: list(item(lineEntries)) })

const caracteristica = item({
  nome: text,
  visivelSite: maybe(flag),
  itens: list(item({ label: text, valor: text, valorDiario: text }))
})

/** The fields that every product list reads. The others are ignored, to keep parsing cheap. */
export const listedEntries = {
  id: requiredId,
  nome: requiredText,
  status: text,
  estoque: number,
  marca: shape({ nome: text, rota, url: text }),
  avaliacao: shape({ media: number, quantidade: number }),
  precos,
  atributos: shape({ simples: maybe(item({ nome: text, valores: list(item({ idAtributoValor: requiredId })) })) }),
  carrinho,
  personalizacoes: list(item({ nome: text, obrigatorio: flag })),
  rota,
  ...texts('url', 'link', 'slug'),
  selos: list(selo),
  filtros: list(filtro),
  caracteristicas: list(caracteristica),
  /** Extension of the embedded backend: 18 for alcohol. Other shops: see `models/product/adult-mark.ts`. */
  idadeMinima: number
}

export const product = item({ ...listedEntries, midias: shape({ imagens: first(imagem) }) })

export type WirePrecos = NonNullable<v.InferOutput<typeof precos>>
export type WireParcelamento = v.InferOutput<typeof parcelamento>
export type WireCaracteristica = v.InferOutput<typeof caracteristica>
export type WireImagem = v.InferOutput<typeof imagem>
export type WireProduct = v.InferOutput<typeof product>
