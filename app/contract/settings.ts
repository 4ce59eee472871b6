import * as v from 'valibot'
import {
  flag,
  id,
  item,
  list,
  maybe,
  number,
  requiredId,
  requiredText,
  schemaReader,
  shape,
  text,
  texts
} from './tolerant.ts'

const site = shape({
  ...texts('nome', 'slogan', 'razaoSocial', 'telefone', 'whatsapp', 'email', 'logo'),
  endereco: shape(texts('rua', 'logradouro', 'numero', 'bairro', 'cidade', 'uf', 'estado', 'cep')),
  // This store's own: #rrggbb, and a font of models/theme.ts.
  cores: shape(texts('marca', 'oferta')),
  fonte: text
})

const loja = shape({
  id,
  manutencao: flag,
  implantacao: flag,
  // This store's own: replaces the pages instead of adding a notice.
  fechada: flag,
  // `urlAreaCliente` is this store's own: address of the customers' orders and addresses.
  ...texts('mensagemManutencao', 'ordemPadrao', 'urlPainelVendedor', 'urlAreaCliente'),
  itensPorPagina: number,
  // This store's own: ISO 3166 codes of the countries besides Brazil where customers may live.
  paises: maybe(list(requiredText))
})

const groups = {
  google: shape({ tag: shape({ verification: list(requiredText) }), ga: shape({ gtm: text }) }),
  seo: shape({ geral: shape(texts('titleSocial', 'descriptionSocial')) }),
  sistema: shape({ geral: shape({ site, loja }) }),
  pagamento: shape({ descontoPix: number, descontoBoleto: number }),
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

export const readSettings = schemaReader(['configuracoes', ...Object.keys(groups)], body)
