import { FREE_SHIPPING_CENTS } from '../cart/free-shipping.ts'
import { DEFAULT_ORDER, DEFAULT_PAGE_SIZE } from '../listing/listing-defaults.ts'
import type { Theme } from './theme.ts'

/** Site configuration: the spec's constants (3 and 9), each of which the `settings` call may override. */
export interface Settings {
  name: string
  slogan: string
  legalName: string
  logo: string | null
  theme: Theme | null
  phone: string
  whatsapp: string
  email: string
  address: Address | null
  /** Texts for sharing and search engines. */
  seo: { title: string; description: string }
  freeShippingCents: number
  /** Maximum delivery time in working days, by state. */
  deliveries: readonly { states: readonly string[]; days: number }[]
  pageSize: number
  order: string
  /** Spec 3: percent. Display only, when the server sends no cash price. Prices are not computed from it. */
  pixPercent: number
  boletoPercent: number
  /** Spec 3: modules. This store does not implement gift lists, so it shows none. */
  subscriptions: boolean
  giftList: boolean
  /** Spec 3: ISO 3166 codes of the countries besides Brazil where customers may live. */
  countries: readonly string[]
  /** The store accepts no orders. The notice's text, empty for the default one. `closed` replaces every page. */
  notice: { kind: 'maintenance' | 'implementation'; text: string; closed: boolean } | null
  sellerPanelUrl: string | null
  /** The API's own order and address pages. */
  customerAreaUrl: string | null
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
  theme: null,
  phone: '',
  whatsapp: '',
  email: '',
  address: null,
  seo: { title: '', description: '' },
  freeShippingCents: FREE_SHIPPING_CENTS,
  deliveries: [],
  pageSize: DEFAULT_PAGE_SIZE,
  order: DEFAULT_ORDER,
  pixPercent: 0,
  boletoPercent: 0,
  subscriptions: true,
  giftList: false,
  countries: ['US', 'CA'],
  notice: null,
  sellerPanelUrl: null,
  customerAreaUrl: null,
  verifications: [],
  gtm: ''
}
