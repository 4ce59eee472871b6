import type { PageType } from '../../app/api/catalog.ts'
import type { WireDetailPage } from '../../app/contract/product-detail.ts'
import type { Probing } from './call.ts'
import { calls } from './calls.ts'
import { gap } from './finding.ts'
import { inspect } from './inspect.ts'
import { checkPictures } from './pictures.ts'

/** Paths from menus to check; the first of each type is used. */
const MAX_PATHS = 10
const MAX_PRODUCTS = 3

/** Finds the page types of the paths. Keeps the first path of each type, and also reads a text page. */
export async function verifyPaths(probing: Probing, paths: readonly string[]): Promise<Map<PageType | null, string>> {
  const verified = await Promise.all(
    choose(paths).map(async path => {
      const { wire } = await inspect(probing, calls.verify(path))
      return [wire, path] as const
    })
  )
  const levels = new Map(verified.toReversed())
  const page = levels.get('page')
  if (page) await inspect(probing, calls.page(page))
  return levels
}

/** Takes a few paths of each prefix, because the footer's texts would crowd out the departments. */
function choose(paths: readonly string[]): string[] {
  const beginnings = Map.groupBy(paths, path => /^\/[\w-]+\//.exec(path)?.[0] ?? '/')
  const few = [...beginnings.values()].flatMap(some => some.slice(0, 3))
  return few.slice(0, MAX_PATHS)
}

/** Reads a few product pages. Returns those that have content. */
export async function checkProducts(probing: Probing, paths: readonly string[]): Promise<WireDetailPage[]> {
  const pages = await Promise.all(paths.slice(0, MAX_PRODUCTS).map(path => checkProduct(probing, path)))
  const found = pages.filter(page => page !== null)
  if (found[0]) await checkAround(probing, found[0])
  await checkPictures(probing, found)
  return found
}

async function checkProduct(probing: Probing, path: string): Promise<WireDetailPage | null> {
  const { wire: level, row } = await inspect(probing, calls.verify(path))
  if (level === null) return null
  if (level === 'product' || level === 'unknown') return (await inspect(probing, calls.detail(path))).wire
  row.findings.push(gap(`It says that this product is a “${level}”`, 'The page of this product shows something else.'))
  return null
}

/** The store requests offers only for products with stock of other shops. */
async function checkAround(probing: Probing, { conteudo }: WireDetailPage): Promise<void> {
  await Promise.all([
    inspect(probing, calls.reviews(conteudo.id)),
    (conteudo.estoqueMarketplace ?? 0) > 0 && inspect(probing, calls.offers(conteudo.id))
  ])
}
