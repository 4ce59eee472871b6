import type { WireProduct } from '../../app/contract/product.ts'
import { HOME_BANNERS, MENU_NAMES, SHOWCASE_NAMES } from '../../app/contract/store-names.ts'
import { toSellers } from '../../app/models/content/sellers.ts'
import { toBrandGroups } from '../../app/models/listing/brands.ts'
import { productPath } from '../../app/models/product/product-card.ts'
import { gap } from './finding.ts'
import { pathsOfMenus } from './paths.ts'
import type { Probing } from './probing.ts'

/** Makes the calls by name, for the home page and the shell. */
export async function askHome({ inspect, calls, context }: Probing) {
  const [menus, showcases] = await Promise.all([
    Promise.all(MENU_NAMES.map(async name => (await inspect(calls.menu(name))).wire)),
    Promise.all(SHOWCASE_NAMES.map(async name => (await inspect(calls.showcase(name))).wire)),
    Promise.all(HOME_BANNERS.map(async name => (await inspect(calls.banners(name))).wire)),
    ...['home', 'detail', 'page'].map(level => inspect(calls.popup(level)))
  ])
  const products: WireProduct[] = showcases.flatMap(wire => wire?.produtos ?? [])
  return { paths: pathsOfMenus(menus, context), products }
}

/** Makes the calls for brands, lists, shops, the visitor and unknown paths. */
export async function askRest({ inspect, calls, context }: Probing): Promise<{ paths: string[] }> {
  const [brands, lists, sellers] = await Promise.all([
    inspect(calls.brands),
    inspect(calls.lists),
    inspect(calls.sellers),
    inspect(calls.user),
    inspect(calls.wishlist),
    inspect(calls.cart),
    inspect(calls.sitemap),
    inspect(calls.ping),
    askUnknown(inspect, calls)
  ])
  const list = lists.wire?.conteudo.flatMap(one => productPath(one) ?? []).at(0)
  const [seller] = sellers.wire ? toSellers(sellers.wire, context) : []
  await Promise.all([list && inspect(calls.list(list)), seller && inspect(calls.seller(seller.slug))])
  const branded = brands.wire ? toBrandGroups(brands.wire, context).flatMap(group => group.brands) : []
  return { paths: [branded[0]?.path, seller?.path].filter(path => path !== undefined) }
}

const NOWHERE = '/check-api-nao-existe'

/** Checks the answers to a path that does not exist. */
async function askUnknown(inspect: Probing['inspect'], calls: Probing['calls']): Promise<void> {
  const allowed = { statuses: [404, 410], loss: '' }
  const loss = 'Mistyped addresses show an error in place of “page not found”.'
  const answers = await Promise.all([
    inspect({ ...calls.verify(NOWHERE), loss, allowed }),
    inspect({ ...calls.page(`/pagina${NOWHERE}`), loss, allowed })
  ])
  for (const { wire, row } of answers)
    if (wire !== null)
      row.findings.push(
        gap('It says that this address, which does not exist, is a page', 'Mistyped addresses show an empty page.')
      )
}
