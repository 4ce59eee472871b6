import type { PageType } from '../../app/api/catalog.ts'
import type { WireDetailPage } from '../../app/contract/product-detail.ts'
import { gap } from './finding.ts'
import { checkPictures } from './pictures.ts'
import type { Probing } from './probing.ts'

/** Paths from menus to check; the first of each type is used. */
const MAX_PATHS = 10
const MAX_PRODUCTS = 3

/** Finds the page types of the paths. Keeps the first path of each type, and also reads a text page. */
export async function verifyPaths(probing: Probing, paths: readonly string[]): Promise<Map<PageType, string>> {
  const { inspect, calls } = probing
  const asked = choose(paths)
  const answers = await Promise.all(asked.map(path => inspect(calls.verify(path))))
  const levels = new Map<PageType, string>()
  for (const [index, { wire }] of answers.entries()) {
    const path = asked[index]
    if (wire && path && !levels.has(wire)) levels.set(wire, path)
  }
  const page = levels.get('page')
  if (page) await inspect(calls.page(page))
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
  const few = paths.slice(0, MAX_PRODUCTS)
  const pages = await Promise.all(few.map(path => checkProduct(probing, path)))
  const found = pages.filter(page => page !== null)
  const [first] = found
  if (first) await checkAround(probing, first)
  await checkPictures(probing, found)
  return found
}

async function checkProduct({ inspect, calls }: Probing, path: string): Promise<WireDetailPage | null> {
  const { wire: level, row } = await inspect(calls.verify(path))
  if (level === null) return null
  if (level !== 'product' && level !== 'unknown') {
    row.findings.push(
      gap(`It says that this product is a “${level}”`, 'The page of this product shows something else.')
    )
    return null
  }
  return (await inspect(calls.detail(path))).wire
}

/** The store requests offers only for products with stock of other shops. */
async function checkAround({ inspect, calls }: Probing, { conteudo }: WireDetailPage): Promise<void> {
  await Promise.all([
    inspect(calls.reviews(conteudo.id)),
    (conteudo.estoqueMarketplace ?? 0) > 0 && inspect(calls.offers(conteudo.id))
  ])
}
