import { HOME_BANNERS, MENU_NAMES, SHOWCASE_NAMES } from '../../app/contract/store-names.ts'
import { toSellers } from '../../app/models/content/sellers.ts'
import { toBrandGroups } from '../../app/models/listing/brands.ts'
import { productPath } from '../../app/models/product/product-card.ts'
import type { Probing } from './call.ts'
import { calls } from './calls.ts'
import { gap } from './finding.ts'
import { inspect } from './inspect.ts'
import { pathsOfMenus } from './paths.ts'

/** Makes the calls by name, for the home page and the shell. */
export async function askHome(probing: Probing) {
  const [menus, showcases] = await Promise.all([
    Promise.all(MENU_NAMES.map(name => inspect(probing, calls.menu(name)))),
    Promise.all(SHOWCASE_NAMES.map(name => inspect(probing, calls.showcase(name)))),
    ...HOME_BANNERS.map(name => inspect(probing, calls.banners(name))),
    ...['home', 'detail', 'page'].map(level => inspect(probing, calls.popup(level)))
  ])
  return {
    paths: pathsOfMenus(
      menus.flatMap(({ wire }) => wire ?? []),
      probing.context
    ),
    products: showcases.flatMap(({ wire }) => wire?.produtos ?? [])
  }
}

/** Makes the calls for brands, lists, shops, the visitor and unknown paths. Returns the paths of a brand and a shop. */
export async function askRest(probing: Probing): Promise<string[]> {
  const { context } = probing
  const [brands, lists, sellers] = await Promise.all([
    inspect(probing, calls.brands),
    inspect(probing, calls.lists),
    inspect(probing, calls.sellers),
    inspect(probing, calls.user),
    inspect(probing, calls.wishlist),
    inspect(probing, calls.cart),
    inspect(probing, calls.sitemap),
    inspect(probing, calls.ping),
    askUnknown(probing)
  ])
  const list = lists.wire?.conteudo.flatMap(one => productPath(one) ?? []).at(0)
  const [seller] = sellers.wire ? toSellers(sellers.wire, context) : []
  await Promise.all([list && inspect(probing, calls.list(list)), seller && inspect(probing, calls.seller(seller.slug))])
  const [brand] = brands.wire ? toBrandGroups(brands.wire, context).flatMap(group => group.brands) : []
  return [brand, seller].flatMap(place => place?.path ?? [])
}

const NOWHERE = '/check-api-nao-existe'

/** Checks the answers to a path that does not exist. */
async function askUnknown(probing: Probing): Promise<void> {
  const expected = {
    loss: 'Mistyped addresses show an error in place of “page not found”.',
    allowed: { statuses: [404, 410], loss: '' },
    judge: () => [
      gap('It says that this address, which does not exist, is a page', 'Mistyped addresses show an empty page.')
    ]
  }
  await Promise.all([
    inspect(probing, { ...calls.verify(NOWHERE), ...expected }),
    inspect(probing, { ...calls.page(`/pagina${NOWHERE}`), ...expected })
  ])
}
