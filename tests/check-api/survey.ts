import type { PageType } from '../../app/api/catalog.ts'
import type { WireProduct } from '../../app/contract/product.ts'
import type { WireDetailPage } from '../../app/contract/product-detail.ts'
import type { MapContext } from '../../app/models/store/map-context.ts'
import { lineAbout } from '../checks/row.ts'
import type { Options } from './arguments.ts'
import { createApiAsk, type LIMITS } from './ask.ts'
import type { Probing, Row } from './call.ts'
import { tryCart } from './cart.ts'
import { openDoor } from './door.ts'
import { gap, type Severity, stop } from './finding.ts'
import type { StoreVars } from './handover.ts'
import { askHome, askRest } from './home.ts'
import { isCutShort } from './inspect.ts'
import { probeListing } from './listing-probes.ts'
import { pathsAround, pathsOfProducts } from './paths.ts'
import { pictureHosts } from './pictures.ts'
import { checkProducts, verifyPaths } from './products.ts'
import { checkSearch } from './search.ts'

export type Survey = Awaited<ReturnType<typeof survey>>

interface SurveyOptions extends Options {
  /** Settings that the store would run with. */
  vars?: StoreVars
}

/** Makes all calls. The first answers name the paths for later calls. */
export async function survey({ origin, token, cart, vars = {} }: SurveyOptions, limits?: typeof LIMITS) {
  const startedMs = Date.now()
  const rows: Row[] = []
  const ask = createApiAsk({ origin, token }, limits)
  const context = await openDoor({ ask, rows }, origin)
  /** Variables of the store, as the answers suggest. */
  const variables = context ? await goIn({ ask, rows, context }, cart ? vars : null) : {}
  return { origin, ms: Date.now() - startedMs, level: levelOf(rows), rows, variables }
}

/** Exit code of the check. */
function levelOf(rows: readonly Row[]): 0 | 1 | 2 {
  const has = (grade: Severity) => rows.some(({ findings }) => findings.some(({ severity }) => severity === grade))
  if (has('stop')) return 2
  return has('gap') ? 1 : 0
}

async function goIn(probing: Probing, cartVars: StoreVars | null): Promise<Record<string, string>> {
  const { rows } = probing
  const home = await askHome(probing)
  const rest = await askRest(probing)
  const levels = await verifyPaths(probing, [...rest, ...home.paths])
  const fromHome = await checkProducts(probing, pathsOfProducts(home.products))
  const around = await verifyPaths(probing, fromHome.slice(0, 1).flatMap(pathsAround))
  const places = new Map([...around, ...levels])
  if (!places.has('category'))
    rows.push(lineAbout('categories', gap('No category was found', 'Shoppers have the search alone.')))
  const listed = await probeListings(probing, places)
  const pages = fromHome.length > 0 ? fromHome : await checkProducts(probing, pathsOfProducts(listed))
  if (pages.length === 0 && !isCutShort(rows))
    rows.push(lineAbout('products', stop('No product’s page can be shown', 'There is nothing to buy.')))
  await checkSearch(probing, pages[0]?.conteudo.nome ?? '')
  if (cartVars) await tryCart(probing, pages, cartVars)
  return variablesFor(pages, probing.context)
}

async function probeListings(probing: Probing, places: ReadonlyMap<PageType | null, string>): Promise<WireProduct[]> {
  const kinds = ['category', 'brand', 'landing-page'] as const
  const listed = await Promise.all(
    kinds.map(kind => {
      const path = places.get(kind)
      return path ? probeListing(probing, { kind, path, search: '' }) : null
    })
  )
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
