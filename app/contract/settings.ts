import * as v from 'valibot'
import { endereco } from './company.ts'
import * as w from './tolerant.ts'

const site = w.shape({
  ...w.texts('nome', 'slogan', 'razaoSocial', 'cnpj', 'telefone', 'whatsapp', 'email', 'logo'),
  endereco,
  // This store's own: the data protection officer (LGPD art. 41).
  encarregado: w.shape(w.texts('nome', 'email')),
  // This store's own: #rrggbb, and a font of models/theme.ts.
  cores: w.shape(w.texts('marca', 'oferta')),
  fonte: w.text
})

const loja = w.shape({
  id: w.id,
  manutencao: w.flag,
  implantacao: w.flag,
  // This store's own: replaces the pages instead of adding a notice.
  fechada: w.flag,
  // This store's own: addresses of the customers' orders and addresses, and of the API's own registration.
  ...w.texts('urlAreaCliente', 'urlCadastro'),
  ...w.texts('mensagemManutencao', 'ordemPadrao', 'urlPainelVendedor'),
  itensPorPagina: w.number,
  // This store's own: ISO 3166 codes of the countries besides Brazil where customers may live.
  paises: w.maybe(w.list(w.requiredText))
})

const groups = {
  google: w.shape({ tag: w.shape({ verification: w.list(w.requiredText) }), ga: w.shape({ gtm: w.text }) }),
  seo: w.shape({ geral: w.shape(w.texts('titleSocial', 'descriptionSocial')) }),
  sistema: w.shape({ geral: w.shape({ site, loja }) }),
  // `bandeiras` is this store's own: the names of the card brands that are accepted.
  pagamento: w.shape({ descontoPix: w.number, descontoBoleto: w.number, bandeiras: w.list(w.requiredText) }),
  frete: w.shape({
    freteGratisValor: w.number,
    // This store's own: maximum delivery time in working days.
    prazos: w.list(w.item({ estados: w.list(w.requiredText), dias: w.requiredId }))
  }),
  modulos: w.shape({ assinatura: w.maybe(w.flag), listaPresente: w.maybe(w.flag) })
}

const body = v.pipe(
  v.looseObject({ configuracoes: v.optional(v.unknown()) }),
  v.transform((root): unknown => root.configuracoes ?? root),
  w.shape(groups)
)

export type WireSettings = v.InferOutput<typeof body>

export const readSettings = w.schemaReader(['configuracoes', ...Object.keys(groups)], body)
