import { existsSync } from 'node:fs'
import { readDemo } from '../read-demo.ts'
import { countMatches } from './matches.ts'

const { brands, categories, filters, lists, pages, products, sellers } = readDemo()

/** A search linked by an editor must fill at least one row of cards. */
const FEWEST_RESULTS = 4

const FIXED_PATHS = ['/', '/lista', '/marcas', '/pagina', '/pagina/arrependimento', '/vendedores', '/vendedores/mapa']

const paths = new Set([
  ...FIXED_PATHS,
  ...categories.map(category => categoryPath(category.key)),
  ...brands.map(brand => `/marcas/${brand.key}`),
  ...pages.map(page => `/pagina/${page.slug}`),
  ...lists.map(list => `/lista/${list.slug}`),
  ...landingPages().map(key => `/c/${key}`),
  ...sellers.map(seller => `/vendedor/${seller.slug}`),
  ...products.map(product => `/${product.slug}`)
])

const keys = {
  category: new Set(categories.map(category => category.key)),
  brand: new Set(brands.map(brand => brand.key)),
  page: new Set(pages.map(page => page.slug)),
  list: new Set(lists.map(list => list.slug))
}

/** True for an existing site path or file, a search with results, or an external URL. */
export function linkResolves(link: string): boolean {
  if (/^(https:\/\/|mailto:|tel:)/.test(link)) return URL.canParse(link)
  const url = new URL(link, 'https://seiva.example')
  if (url.pathname === '/busca') return countMatches(url.searchParams.get('busca') ?? '') >= FEWEST_RESULTS
  return paths.has(link) || (link.startsWith('/media/') && existsSync(`public${link}`))
}

/** True for a menu target: `kind:key`, `path:/...`, an external URL, or plain text. */
export function targetResolves(target: string): boolean {
  const [, kind = '', key = ''] = /^(category|brand|page|list|path):(.*)$/.exec(target) ?? []
  if (kind === 'path') return linkResolves(key)
  if (kind === 'category' || kind === 'brand' || kind === 'page' || kind === 'list') return keys[kind].has(key)
  return !/^(https?:|mailto:|tel:|\/)/.test(target) || linkResolves(target)
}

/** Every objective has a landing page. */
function landingPages(): string[] {
  return filters.find(({ key }) => key === 'objetivo')?.values.map(({ key }) => key) ?? []
}

function categoryPath(key: string | null): string {
  const category = categories.find(candidate => candidate.key === key)
  return category ? `${categoryPath(category.parent)}/${category.key}` : ''
}
