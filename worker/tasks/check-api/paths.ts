import type { WireMenu } from '../../../app/contract/menus.ts'
import type { WireProduct } from '../../../app/contract/product.ts'
import type { WireDetailPage } from '../../../app/contract/product-detail.ts'
import { toPath } from '../../../app/models/content/link.ts'
import { type MenuItem, toMenu } from '../../../app/models/content/menu.ts'
import { productPath } from '../../../app/models/product/product-card.ts'
import type { MapContext } from '../../../app/models/store/map-context.ts'

/** Pages of the store that menus lead to, each once; those that the store has by itself are left out. */
export function pathsOfMenus(menus: readonly (WireMenu | null)[], context: MapContext): string[] {
  const items = menus.flatMap(menu => (menu ? toMenu(menu, context).items : []))
  return [...new Set(itemPaths(items))].filter(path => !OWN.test(path))
}

/** Different products, those for sale first. */
export function pathsOfProducts(products: readonly WireProduct[]): string[] {
  const forSale = products.filter(({ status }) => status === 'disponivel')
  return [...new Set([...forSale, ...products].flatMap(product => productPath(product) ?? []))]
}

/** Where the first product's own page leads: its categories and its brand. */
export function pathsAround([first]: readonly WireDetailPage[]): string[] {
  if (!first) return []
  const { estrutura, conteudo } = first
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
