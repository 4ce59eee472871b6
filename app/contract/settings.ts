import * as v from 'valibot'
import { bodyReader, flag, id, item, list, maybe, number, requiredId, requiredText, shape, text } from './tolerant.ts'

const site = shape({
  nome: text,
  slogan: text,
  razaoSocial: text,
  telefone: text,
  whatsapp: text,
  email: text,
  logo: text,
  // This store's own: #rrggbb, and a font of models/theme.ts.
  cores: shape({ marca: text, oferta: text }),
  fonte: text,
  endereco: shape({
    rua: text,
    logradouro: text,
    numero: text,
    bairro: text,
    cidade: text,
    uf: text,
    estado: text,
    cep: text
  })
})

const loja = shape({
  id,
  manutencao: flag,
  implantacao: flag,
  // This store's own: replaces the pages instead of adding a notice.
  fechada: flag,
  mensagemManutencao: text,
  itensPorPagina: number,
  ordemPadrao: text,
  urlPainelVendedor: text,
  // This store's own: address of the customers' orders and addresses.
  urlAreaCliente: text,
  // This store's own: ISO 3166 codes of the countries besides Brazil where customers may live.
  paises: maybe(list(requiredText))
})

const groups = {
  google: shape({ tag: shape({ verification: list(requiredText) }), ga: shape({ gtm: text }) }),
  seo: shape({ geral: shape({ titleSocial: text, descriptionSocial: text }) }),
  sistema: shape({ geral: shape({ site, loja }) }),
  pagamento: shape({ descontoPix: number, descontoBoleto: number, parcelasMaximo: number }),
  frete: shape({
    freteGratisValor: number,
    // This store's own: maximum delivery time in working days.
    prazos: list(item({ estados: list(requiredText), dias: requiredId }))
  }),
  modulos: shape({ assinatura: maybe(flag), listaPresente: maybe(flag) })
}

// With or without the `configuracoes` level.
const body = v.pipe(
  v.looseObject({ configuracoes: v.optional(v.unknown()) }),
  v.transform((root): unknown => root.configuracoes ?? root),
  shape(groups)
)

export type WireSettings = v.InferOutput<typeof body>

export const readSettings = bodyReader(body, ['configuracoes', ...Object.keys(groups)])
