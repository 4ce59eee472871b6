import type * as v from 'valibot'
import { carrinho, filtro, imagem, precos, selo } from './product.ts'
import { rota } from './structure.ts'
import {
  flag,
  item,
  list,
  listReader,
  maybe,
  number,
  requiredId,
  requiredNumber,
  requiredText,
  shape,
  text
} from './tolerant.ts'

/** Spec 3: a viewed product in browser storage, which is untrusted. What was read can be written and read again. */
const visit = item({
  id: requiredId,
  timestamp: requiredNumber,
  atributos: shape({
    simples: maybe(item({ nome: text, valores: list(item({ idAtributoValor: requiredId })) }))
  }),
  avaliacao: shape({ media: number, quantidade: number }),
  estoque: number,
  nome: requiredText,
  filtros: list(filtro),
  precos,
  midias: shape({ imagens: list(imagem) }),
  marca: shape({ nome: text, rota, url: text }),
  rota,
  selos: list(selo),
  status: text,
  carrinho,
  personalizacoes: list(item({ nome: text, obrigatorio: flag })),
  idadeMinima: number
})

export type WireVisit = v.InferOutput<typeof visit>

export const readVisits = listReader(visit)
