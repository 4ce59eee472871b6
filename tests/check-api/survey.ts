import type { PageType } from '../../app/api/catalog.ts'
import type { WireProduct } from '../../app/contract/product.ts'
import type { WireDetailPage } from '../../app/contract/product-detail.ts'
import type { MapContext } from '../../app/models/store/map-context.ts'
import type { Options } from './arguments.ts'
import { createAsk, type Limits } from './ask.ts'
import { lineAbout, type Row } from './call.ts'
import { callsFor } from './calls.ts'
import { tryCart } from './cart.ts'
import { openDoor } from './door.ts'
import { gap, levelOf, stop } from './finding.ts'
import { askHome, askRest } from './home.ts'
import { createInspect, isCutShort } from './inspect.ts'
import { probeListing } from './listing-probes.ts'
import { pathsAround, pathsOfProducts } from './paths.ts'
import { pictureHosts } from './pictures.ts'
import type { Probing } from './probing.ts'
import { checkProducts, verifyPaths } from './products.ts'
import { checkSearch } from './search.ts'

export interface Survey {
  origin: string
  ms: number
  /** Exit code of the check. */
  level: 0 | 1 | 2
  rows: Row[]
  /** Variables of the store, as the answers suggest. */
  variables: Record<string, string>
}

/** Makes all calls. The first answers name the paths for later calls. */
export async function survey(options: Options, limits?: Limits): Promise<Survey> {
  const { origin } = options
  const startedMs = Date.now()
  const rows: Row[] = []
  const inspect = createInspect(createAsk(options, limits), rows)
  const context = await openDoor(inspect, origin)
  const variables = context ? await goIn({ inspect, context, calls: callsFor(context), rows }, options.cart) : {}
  const level = levelOf(rows.flatMap(({ findings }) => findings))
  return { origin, ms: Date.now() - startedMs, level, rows, variables }
}

async function goIn(probing: Probing, withCart: boolean): Promise<Record<string, string>> {
  const { rows } = probing
  const home = await askHome(probing)
  const rest = await askRest(probing)
  const levels = await verifyPaths(probing, [...rest.paths, ...home.paths])
  const fromHome = await checkProducts(probing, pathsOfProducts(home.products))
  const around = await verifyPaths(probing, pathsAround(fromHome))
  for (const [level, path] of around) if (!levels.has(level)) levels.set(level, path)
  if (!levels.has('category'))
    rows.push(lineAbout('categories', gap('No category was found', 'Shoppers have the search alone.')))
  const listed = await probeListings(probing, levels)
  const pages = fromHome.length > 0 ? fromHome : await checkProducts(probing, pathsOfProducts(listed))
  if (pages.length === 0 && !isCutShort(rows))
    rows.push(lineAbout('products', stop('No product’s page can be shown', 'There is nothing to buy.')))
  await checkSearch(probing, pages[0]?.conteudo.nome ?? '')
  if (withCart) await tryCart(probing, pages)
  return variablesFor(pages, probing.context)
}

async function probeListings(probing: Probing, levels: ReadonlyMap<PageType, string>): Promise<WireProduct[]> {
  const places = (['category', 'brand', 'landing-page'] as const).flatMap(kind => {
    const path = levels.get(kind)
    return path ? [{ kind, path, search: '' }] : []
  })
  const listed = await Promise.all(places.map(place => probeListing(probing, place)))
  return listed.flatMap(wire => wire?.conteudo.produtos ?? [])
}

function variablesFor(pages: readonly WireDetailPage[], context: MapContext): Record<string, string> {
  const [api = '', shop] = context.origins
  const hosts = pictureHosts(pages, context)
  return {
    API_ORIGIN: api,
    ...(shop && shop !== api && { SITE_ORIGIN: shop }),
    ...(hosts.length > 0 && { IMAGE_HOSTS: hosts.join(',') })
  }
}
