import type { WireSettings } from '../../contract/settings.ts'
import { resolveLink, toApiPage, toSource } from '../content/link.ts'
import { plainText } from '../content/plain-text.ts'
import { MAX_PAGE_SIZE } from '../listing/pagination.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import type { MapContext } from './map-context.ts'
import { toCents } from './money.ts'
import { toTheme } from './theme.ts'

export type Settings = ReturnType<typeof toSettings>
export type Address = NonNullable<ReturnType<typeof toAddress>>

const MAX_CARDS = 12

export function toSettings(wire: WireSettings, context: MapContext) {
  const { site, loja } = wire.sistema.geral
  return {
    /** 0: the API names none. */
    storeId: loja.id,
    name: site.nome || DEFAULT_SETTINGS.name,
    slogan: plainText(site.slogan),
    legalName: site.razaoSocial,
    cnpj: site.cnpj,
    officer: { name: plainText(site.encarregado.nome), email: site.encarregado.email },
    logo: toSource(site.logo, context),
    theme: toTheme(site.cores, site.fonte),
    phone: site.telefone,
    whatsapp: site.whatsapp,
    email: site.email,
    address: toAddress(site.endereco),
    seo: { title: wire.seo.geral.titleSocial, description: plainText(wire.seo.geral.descriptionSocial) },
    freeShippingCents: toCents(wire.frete.freteGratisValor) ?? DEFAULT_SETTINGS.freeShippingCents,
    /** Maximum delivery time in working days, by state. */
    deliveries: wire.frete.prazos.map(({ estados, dias }) => ({ states: estados, days: dias })),
    pageSize: toPageSize(loja.itensPorPagina),
    order: loja.ordemPadrao || DEFAULT_SETTINGS.order,
    /** Display only, when the server sends no cash price. Prices are not computed from it. */
    pixPercent: wire.pagamento.descontoPix ?? DEFAULT_SETTINGS.pixPercent,
    boletoPercent: wire.pagamento.descontoBoleto ?? DEFAULT_SETTINGS.boletoPercent,
    /** Names of the card brands; none where the API names none. */
    cards: wire.pagamento.bandeiras.map(plainText).slice(0, MAX_CARDS),
    subscriptions: wire.modulos.assinatura ?? DEFAULT_SETTINGS.subscriptions,
    /** This store does not implement gift lists, so it shows none. */
    giftList: wire.modulos.listaPresente ?? DEFAULT_SETTINGS.giftList,
    countries: loja.paises ?? DEFAULT_SETTINGS.countries,
    notice: toNotice(loja),
    sellerPanelUrl: resolveLink(loja.urlPainelVendedor, context.origins)?.href ?? null,
    customerAreaUrl: toApiPage(loja.urlAreaCliente, context),
    registrationUrl: toApiPage(loja.urlCadastro, context),
    verifications: wire.google.tag.verification,
    gtm: /^GTM-[A-Z\d]+$/.test(wire.google.ga.gtm) ? wire.google.ga.gtm : ''
  }
}

type WireGeral = WireSettings['sistema']['geral']

/** The store accepts no orders. `text` is empty for the default one. `closed` replaces every page. */
function toNotice(loja: WireGeral['loja']) {
  const { manutencao, implantacao, fechada, mensagemManutencao } = loja
  if (!manutencao && !implantacao && !fechada) return null
  const kind = manutencao || !implantacao ? ('maintenance' as const) : ('implementation' as const)
  return { kind, text: plainText(mensagemManutencao), closed: fechada }
}

function toPageSize(size: number | null): number {
  if (size === null || !Number.isInteger(size) || size < 1) return DEFAULT_SETTINGS.pageSize
  return Math.min(size, MAX_PAGE_SIZE)
}

export function toAddress(wire: WireGeral['site']['endereco']) {
  const street = wire.rua || wire.logradouro
  const state = wire.uf || wire.estado
  if (!street && !wire.cidade) return null
  return { street, number: wire.numero, district: wire.bairro, city: wire.cidade, state, postalCode: wire.cep }
}

export function addressLine(address: Address | null): string {
  if (!address) return ''
  const { street, number, district, city, state, postalCode } = address
  return [street, number, district, [city, state].filter(Boolean).join('/'), postalCode].filter(Boolean).join(', ')
}
