import { FREE_SHIPPING_CENTS } from '../cart/free-shipping.ts'
import { DEFAULT_ORDER, DEFAULT_PAGE_SIZE } from '../listing/listing-defaults.ts'

/** The spec's constants (3 and 9), each of which the `settings` call may override. */
export const DEFAULT_SETTINGS = {
  storeId: 0,
  name: 'Seiva',
  slogan: '',
  legalName: '',
  cnpj: '',
  officer: { name: '', email: '' },
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
  registrationUrl: null,
  verifications: [],
  gtm: ''
}
