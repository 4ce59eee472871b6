import type { WireListing } from '../../app/contract/listing.ts'
import type { FacetValue } from '../../app/models/listing/facets-value.ts'
import { type ListingRequest, toListing } from '../../app/models/listing/listing.ts'
import { DEFAULT_ORDER, DEFAULT_PAGE_SIZE } from '../../app/models/listing/listing-defaults.ts'
import { ORDERS } from '../../app/models/listing/order.ts'
import { printable } from '../../worker/tasks/printable.ts'
import type { Probing, Row } from './call.ts'
import { calls } from './calls.ts'
import { type Finding, gap, note } from './finding.ts'
import { inspect } from './inspect.ts'

type Place = Pick<ListingRequest, 'kind' | 'path' | 'search'>

/** A listing, its first page and that page's row. */
interface Probed {
  probing: Probing
  request: ListingRequest
  first: WireListing
  row: Row
}

const SMALL = 5
/** The largest page size on offer. */
const LARGE = 48
const FIRST_PAGE_ALONE = 'Shoppers reach the first page of products alone.'

/** Checks a listing as shoppers use it: first page, next page, sizes, orders and filters. */
export async function probeListing(probing: Probing, place: Place): Promise<WireListing | null> {
  const { wire, row, request } = await askFirstPage(probing, place)
  if (!wire) return null
  if (idsOf(wire).length === 0) {
    row.findings.push(gap('It has no products', 'Shoppers find nothing there.'))
    return wire
  }
  const probed = { probing, request, first: wire, row }
  await Promise.all([probePages(probed), probeSizes(probed), probeOrders(probed), probeOffers(probed)])
  return wire
}

export async function askFirstPage(probing: Probing, place: Place) {
  const request = { ...place, page: 1, limit: DEFAULT_PAGE_SIZE, order: DEFAULT_ORDER }
  return { ...(await inspect(probing, calls.listing(request))), request }
}

/** Asks for the listing with a change. `loss`: what shoppers miss without an answer. */
async function askAgain(
  { probing, request }: Probed,
  change: Partial<ListingRequest>,
  loss: Partial<Pick<Finding, 'loss' | 'severity'>>,
  judge: (wire: WireListing) => Finding[] = () => []
) {
  const { wire, row } = await inspect(probing, { ...calls.listing({ ...request, ...change }), ...loss })
  if (wire) row.findings.push(...judge(wire))
  return { wire, row }
}

async function probePages(probed: Probed): Promise<void> {
  const { first, request } = probed
  if (totalOf(first) <= request.limit) return
  await askAgain(probed, { page: 2 }, { loss: FIRST_PAGE_ALONE }, wire => {
    if (idsOf(wire).length === 0) return [gap('The second page is empty', FIRST_PAGE_ALONE)]
    const repeated = idsOf(wire).filter(id => idsOf(first).includes(id)).length
    if (repeated === 0) return []
    return [gap(`Page 2 has ${repeated} products of page 1`, 'Some products are seen twice, others never.')]
  })
}

async function probeSizes(probed: Probed): Promise<void> {
  await askAgain(probed, { limit: LARGE }, { loss: `Shoppers who choose ${LARGE} products a page see an error.` })
  await askAgain(probed, { limit: SMALL }, {}, wire => {
    const shown = idsOf(wire).length
    return shown > SMALL ? [gap(`Asked for ${SMALL} products, it gives ${shown}`, 'Pages repeat products.')] : []
  })
}

async function probeOrders(probed: Probed): Promise<void> {
  const probe = (order: string, judge?: (wire: WireListing) => Finding[]) =>
    askAgain(probed, { order }, { loss: `Shoppers who choose the order “${order}” see an error.` }, judge)
  await Promise.all([
    probe(ORDERS.menorpreco, wire => judgeOrder(wire, 1)),
    probe(ORDERS.maiorpreco, wire => judgeOrder(wire, -1)),
    askAgain(probed, { order: 'check-api' }, { severity: 'note', loss: 'Old links with another order show an error.' }),
    probe(ORDERS.favoritos)
  ])
}

/** By price or by Pix price. `sign`: 1 for ascending prices. */
function judgeOrder({ conteudo }: WireListing, sign: 1 | -1): Finding[] {
  const products = conteudo.produtos ?? []
  const prices = products.flatMap(({ status, precos }) => (status === 'disponivel' && precos ? [precos] : []))
  const isSorted = [prices.map(({ por }) => por), prices.map(({ por, vista }) => vista || por)].some(list =>
    list.every((price, index) => index === 0 || (price - (list[index - 1] ?? price)) * sign >= 0)
  )
  return isSorted ? [] : [gap('The products are not in this order', 'Choosing an order of prices does nothing.')]
}

/** Values to try before the filters count as broken, because one value may match every product. */
const MAX_VALUES = 3

/** Uses filter values and orders of the first page. */
async function probeOffers(probed: Probed): Promise<void> {
  const { probing, request, first, row } = probed
  const { facets, price, orders, total } = toListing(first, probing.context, request)
  for (const { label } of orders.filter(({ id }) => id === null))
    row.findings.push(
      note(`The store has no word for its order “${printable(label)}”`, 'It is not translated into English.')
    )
  if (facets.length === 0 && !price && total > 1)
    row.findings.push(gap(`${total} products and no filters (detalhes)`, 'There are no filters beside the products.'))
  const values = facets.flatMap(facet => facet.values).filter(({ active }) => !active)
  const narrowing = values.filter(({ count }) => count === undefined || count < total).slice(0, MAX_VALUES)
  await tryFilters(probed, narrowing)
}

/** Tries the first value, and the next one where that changes nothing. */
async function tryFilters(probed: Probed, [value, ...others]: FacetValue[]): Promise<void> {
  if (!value) return
  const { pathname: path, search } = new URL(value.href, 'https://own.invalid')
  const { wire, row } = await askAgain(probed, { path, search }, { loss: 'Shoppers who choose a filter see an error.' })
  if (!wire) return
  if (totalOf(wire) !== totalOf(probed.first)) {
    if (idsOf(wire).length === 0)
      row.findings.push(
        note(`The filter “${printable(value.label)}” leads to no products`, 'Shoppers find nothing behind it.')
      )
  } else if (others.length > 0) await tryFilters(probed, others)
  else row.findings.push(gap('The filter changes nothing', 'Shoppers choose filters and see the same products.'))
}

function idsOf({ conteudo }: WireListing): number[] {
  return (conteudo.produtos ?? []).map(({ id }) => id)
}

export function totalOf({ info }: WireListing): number {
  return Math.max(info.total ?? 0, info.exibindo ?? 0)
}
