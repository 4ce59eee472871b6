import { FREE_SHIPPING_CENTS } from '../cart/free-shipping.ts'
import { DEFAULT_ORDER, DEFAULT_PAGE_SIZE } from '../listing/listing-defaults.ts'
import type { Theme } from './theme.ts'

/** Configuration of the site: the spec's constants (3 and 9), each of which the `settings` call may override. */
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
  /** Working days until a parcel is there at most, by state. */
  deliveries: readonly { states: readonly string[]; days: number }[]
  pageSize: number
  order: string
  /** Spec 3: percent. Only shown, and where the server has no cash price of its own: nothing is reckoned with them. */
  pixPercent: number
  boletoPercent: number
  /** Spec 3: modules. Where gift lists are inactive, nothing of them is shown: this store has no part for them. */
  subscriptions: boolean
  giftList: boolean
  /** Spec 3: besides Brazil, where customers may live. ISO 3166. */
  countries: readonly string[]
  /** No orders will be considered: what the notice says, '' for the dictionary's words. `closed`: no page is shown but it. */
  notice: { kind: 'maintenance' | 'implementation'; text: string; closed: boolean } | null
  sellerPanelUrl: string | null
  /** The API's own pages of orders and addresses. */
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
