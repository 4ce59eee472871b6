import type { WireSettings } from '../contract/settings.ts'
import { FREE_SHIPPING_CENTS } from './free-shipping.ts'
import { resolveLink, toSource } from './link.ts'
import type { MapContext } from './map-context.ts'
import { toCents } from './money.ts'
import { DEFAULT_ORDER } from './order.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './pagination.ts'
import { plainText } from './plain-text.ts'

/** Configuration of the site: the spec's constants (3 and 9), each of which the `settings` call may override. */
export interface Settings {
  name: string
  slogan: string
  legalName: string
  logo: string | null
  phone: string
  whatsapp: string
  email: string
  address: Address | null
  /** Texts for sharing and search engines. */
  seo: { title: string; description: string }
  freeShippingCents: number
  pageSize: number
  order: string
  /** Spec 3: percent. Only for display where the server has no cash price of its own. */
  pixPercent: number
  boletoPercent: number
  subscriptions: boolean
  giftList: boolean
  /** No orders will be considered: what the notice says, '' for the dictionary's words. */
  notice: { kind: 'maintenance' | 'implementation'; text: string } | null
  sellerPanelUrl: string | null
  /** Content of the search engines' verification tags. */
  verifications: string[]
  gtm: string
}

export interface Address {
  street: string
  number: string
  district: string
  city: string
  state: string
  postalCode: string
}

export const DEFAULT_SETTINGS: Settings = {
  name: 'Seiva',
  slogan: '',
  legalName: '',
  logo: null,
  phone: '',
  whatsapp: '',
  email: '',
  address: null,
  seo: { title: '', description: '' },
  freeShippingCents: FREE_SHIPPING_CENTS,
  pageSize: DEFAULT_PAGE_SIZE,
  order: DEFAULT_ORDER,
  pixPercent: 0,
  boletoPercent: 0,
  subscriptions: true,
  giftList: false,
  notice: null,
  sellerPanelUrl: null,
  verifications: [],
  gtm: ''
}

/** Spec 3: countries that the store's forms offer besides Brazil. */
export const COUNTRIES = ['US', 'CA'] as const

export function toSettings(wire: WireSettings, context: MapContext): Settings {
  const { site, loja } = wire.sistema.geral
  return {
    name: site.nome || DEFAULT_SETTINGS.name,
    slogan: plainText(site.slogan),
    legalName: site.razaoSocial,
    logo: toSource(site.logo, context),
    phone: site.telefone,
    whatsapp: site.whatsapp,
    email: site.email,
    address: toAddress(site.endereco),
    seo: { title: wire.seo.geral.titleSocial, description: plainText(wire.seo.geral.descriptionSocial) },
    freeShippingCents: toCents(wire.frete.freteGratisValor) ?? DEFAULT_SETTINGS.freeShippingCents,
    pageSize: toPageSize(loja.itensPorPagina),
    order: loja.ordemPadrao || DEFAULT_SETTINGS.order,
    pixPercent: wire.pagamento.descontoPix ?? DEFAULT_SETTINGS.pixPercent,
    boletoPercent: wire.pagamento.descontoBoleto ?? DEFAULT_SETTINGS.boletoPercent,
    subscriptions: wire.modulos.assinatura ?? DEFAULT_SETTINGS.subscriptions,
    giftList: wire.modulos.listaPresente ?? DEFAULT_SETTINGS.giftList,
    notice: toNotice(loja),
    sellerPanelUrl: resolveLink(loja.urlPainelVendedor, context.origins)?.href ?? null,
    verifications: wire.google.tag.verification,
    gtm: /^GTM-[A-Z\d]+$/.test(wire.google.ga.gtm) ? wire.google.ga.gtm : ''
  }
}

type WireGeral = WireSettings['sistema']['geral']

function toNotice({ manutencao, implantacao, mensagemManutencao }: WireGeral['loja']): Settings['notice'] {
  if (!manutencao && !implantacao) return null
  return { kind: manutencao ? 'maintenance' : 'implementation', text: plainText(mensagemManutencao) }
}

function toPageSize(size: number | null): number {
  if (size === null || !Number.isInteger(size) || size < 1) return DEFAULT_SETTINGS.pageSize
  return Math.min(size, MAX_PAGE_SIZE)
}

function toAddress(wire: WireGeral['site']['endereco']): Address | null {
  const street = wire.rua || wire.logradouro
  const state = wire.uf || wire.estado
  if (!street && !wire.cidade) return null
  return { street, number: wire.numero, district: wire.bairro, city: wire.cidade, state, postalCode: wire.cep }
}
