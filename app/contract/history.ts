import type * as v from 'valibot'
import { carrinho, filtro, imagem, precos, selo } from './product.ts'
import { rota } from './structure.ts'
import * as w from './tolerant.ts'

/** Spec 3: a viewed product in browser storage, which is untrusted. What was read can be written and read again. */
const visit = w.item({
  id: w.requiredId,
  timestamp: w.requiredNumber,
  atributos: w.shape({
    simples: w.maybe(w.item({ nome: w.text, valores: w.list(w.item({ idAtributoValor: w.requiredId })) }))
  }),
  avaliacao: w.shape({ media: w.number, quantidade: w.number }),
  estoque: w.number,
  nome: w.requiredText,
  filtros: w.list(filtro),
  precos,
  midias: w.shape({ imagens: w.list(imagem) }),
  marca: w.shape({ nome: w.text, rota, url: w.text }),
  rota,
  selos: w.list(selo),
  status: w.text,
  carrinho,
  personalizacoes: w.list(w.item({ nome: w.text, obrigatorio: w.flag })),
  idadeMinima: w.number
})

export type WireVisit = v.InferOutput<typeof visit>

export const readVisits = w.listReader(visit)
