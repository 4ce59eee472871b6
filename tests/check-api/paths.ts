import type { WireMenu } from '../../app/contract/menus.ts'
import type { WireProduct } from '../../app/contract/product.ts'
import type { WireDetailPage } from '../../app/contract/product-detail.ts'
import { toPath } from '../../app/models/content/link.ts'
import { type MenuItem, toMenu } from '../../app/models/content/menu.ts'
import { productPath } from '../../app/models/product/product-card.ts'
import type { MapContext } from '../../app/models/store/map-context.ts'

/** Paths that menus link to, once each. Excludes the store's own pages. */
export function pathsOfMenus(menus: readonly WireMenu[], context: MapContext): string[] {
  const paths = menus.flatMap(menu => itemPaths(toMenu(menu, context).items))
  return [...new Set(paths)].filter(path => !OWN.test(path))
}

/** Distinct products, available ones first. */
export function pathsOfProducts(products: readonly WireProduct[]): string[] {
  const forSale = products.filter(({ status }) => status === 'disponivel')
  return [...new Set([...forSale, ...products].flatMap(product => productPath(product) ?? []))]
}

/** Paths on a product's page: its categories and its brand. */
export function pathsAround({ estrutura, conteudo }: WireDetailPage): string[] {
  const links = [...estrutura.breadcrumb.slice(1, -1), conteudo.marca]
  return [...new Set(links.flatMap(({ rota, url }) => toPath(rota.path || rota.route || url) ?? []))]
}

const OWN = /^\/(busca|checkout|idioma|marcas|lista|favoritos|vendedores)?$|^\/(checkout|idioma|lista)\//

function itemPaths(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ link, items: below = [] }) => [
    ...(link && !link.external && /^\/[^?#]*$/.test(link.href) ? [link.href] : []),
    ...itemPaths(below)
  ])
}
