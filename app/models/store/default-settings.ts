import { FREE_SHIPPING_CENTS } from '../cart/free-shipping.ts'
import { DEFAULT_ORDER, DEFAULT_PAGE_SIZE } from '../listing/listing-defaults.ts'

/** What every page shows of the settings. Apart from the rest, because every page loads it. */
export const DEFAULT_SITE = {
  storeId: 0,
  name: 'Seiva',
  logo: null,
  seo: { description: '' },
  freeShippingCents: FREE_SHIPPING_CENTS,
  pixPercent: 0,
  boletoPercent: 0,
  subscriptions: true,
  notice: null,
  sellerPanelUrl: null,
  customerAreaUrl: null,
  gtm: ''
}

/** The spec's constants (3 and 9), each of which the `settings` call may override. */
export const DEFAULT_SETTINGS = {
  ...DEFAULT_SITE,
  slogan: '',
  seo: { title: '', description: '' },
  legalName: '',
  cnpj: '',
  officer: { name: '', email: '' },
  theme: null,
  phone: '',
  whatsapp: '',
  email: '',
  address: null,
  deliveries: [],
  pageSize: DEFAULT_PAGE_SIZE,
  order: DEFAULT_ORDER,
  giftList: false,
  cards: [],
  countries: ['US', 'CA'],
  registrationUrl: null,
  verifications: []
}
