import { generatePath, type PathParam } from 'react-router'

/** The store's addresses, as React Router's patterns. What the edge does with each of them is in `pages.ts`. */
export const PATHS = {
  home: '/',
  search: '/busca',
  lists: '/lista',
  list: '/lista/:list',
  brands: '/marcas',
  brand: '/marcas/:brand',
  sellers: '/vendedores',
  sellersMap: '/vendedores/mapa',
  seller: '/vendedor/:seller',
  newsletter: '/newsletter',
  compare: '/comparar',
  favorites: '/favoritos',
  storeReview: '/pagina/avaliacao-de-loja',
  withdrawal: '/pagina/arrependimento',
  page: '/pagina/:page?',
  access: '/checkout/acesso',
  register: '/checkout/cadastro',
  password: '/checkout/nova-senha',
  cep: '/checkout/cep',
  cart: '/checkout/carrinho',
  cartCoupon: '/checkout/carrinho/cupom',
  cartForm: '/checkout/carrinho/:form',
  language: '/idioma',
  offline: '/sem-conexao',
  robots: '/robots.txt',
  llms: '/llms.txt',
  sitemap: '/sitemap.xml',
  sitemapPart: '/sitemaps/:file',
  feed: '/feeds/produtos.xml',
  sharePicture: '/compartilhar/:segment1/:segment2?/:segment3?/:segment4?',
  manifest: '/manifest.webmanifest',
  catalog: '/:segment1/:segment2?/:segment3?/:segment4?',
  notFound: '/*'
} as const

export type PageName = keyof typeof PATHS

/** The address of a page: `href('seller', { seller: 'acme' })`. What the path does not name is the query. */
export function href<Name extends PageName>(name: Name, values: Values<Name>): string {
  const path: string = PATHS[name]
  const query = new URLSearchParams(Object.entries(values).filter(([key]) => !path.includes(`:${key}`)))
  return generatePath(path, values) + (query.size > 0 ? `?${query}` : '')
}

type Values<Name extends PageName> = Record<string, string> & Record<PathParam<(typeof PATHS)[Name]>, string>

/** Whether the path ends like a file: no page of a shop does. */
export function isFile(path: string): boolean {
  return FILE.test(path)
}

const FILE = /\.(ico|png|jpe?g|gif|webp|avif|svg|css|m?js|map|json|txt|xml|pdf|mp4|php|woff2?|ttf|webmanifest|env)$/i

/** Addresses below which there are no pages: calls, files with or without an ending, and the edge's own. */
export const NO_PAGES = /^\/((api|img|media|assets|icons|fonts)\/|_)/

export function isCheckout(path: string): boolean {
  return /^\/checkout(\/|$)/i.test(path)
}

/** Whether the router has this page. Files, and pages of the checkout that are not the store's, load as documents. */
export function isStorePage(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1)
  return !NO_PAGES.test(path) && !isFile(path) && !/\.(data|md)$/.test(path) && !isOutsideCheckout(path)
}

const OWN_CHECKOUT: readonly string[] = [PATHS.access, PATHS.register, PATHS.password, PATHS.cep]

function isOutsideCheckout(path: string): boolean {
  return /^\/checkout\//i.test(path) && !OWN_CHECKOUT.some(own => path.toLowerCase().startsWith(own))
}
