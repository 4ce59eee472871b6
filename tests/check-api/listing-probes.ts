import type { WireListing } from '../../app/contract/listing.ts'
import { type ListingRequest, toListing } from '../../app/models/listing/listing.ts'
import { DEFAULT_ORDER, DEFAULT_PAGE_SIZE } from '../../app/models/listing/listing-defaults.ts'
import { ORDERS } from '../../app/models/listing/order.ts'
import type { Inspected } from './call.ts'
import { type Finding, gap, note } from './finding.ts'
import { printable } from './printable.ts'
import type { Probing } from './probing.ts'

type Place = Pick<ListingRequest, 'kind' | 'path' | 'search'>

const SMALL = 5
/** The largest page size on offer. */
const LARGE = 48

/** Checks a listing as shoppers use it: first page, next page, sizes, orders and filters. */
export async function probeListing(probing: Probing, place: Place): Promise<WireListing | null> {
  const request = { ...place, page: 1, limit: DEFAULT_PAGE_SIZE, order: DEFAULT_ORDER }
  const { wire, row } = await probing.inspect(probing.calls.listing(request))
  if (!wire || idsOf(wire).length === 0) {
    if (wire) row.findings.push(gap('It has no products', 'Shoppers find nothing there.'))
    return wire
  }
  await Promise.all([
    probePages(probing, request, wire),
    probeSizes(probing, request),
    probeOrders(probing, request),
    probeOffers(probing, request, wire, row.findings)
  ])
  return wire
}

async function probePages({ inspect, calls }: Probing, request: ListingRequest, first: WireListing): Promise<void> {
  if (totalOf(first) <= request.limit) return
  const { wire, row } = await inspect({
    ...calls.listing({ ...request, page: 2 }),
    loss: 'Shoppers reach the first page of products alone.'
  })
  const repeated = wire ? idsOf(wire).filter(id => idsOf(first).includes(id)).length : 0
  if (wire && idsOf(wire).length === 0)
    row.findings.push(gap('The second page is empty', 'Shoppers reach the first page of products alone.'))
  if (repeated > 0)
    row.findings.push(gap(`Page 2 has ${repeated} products of page 1`, 'Some products are seen twice, others never.'))
}

async function probeSizes({ inspect, calls }: Probing, request: ListingRequest): Promise<void> {
  const loss = `Shoppers who choose ${LARGE} products a page see an error.`
  await inspect({ ...calls.listing({ ...request, limit: LARGE }), loss })
  const { wire, row } = await inspect(calls.listing({ ...request, limit: SMALL }))
  const shown = wire ? idsOf(wire).length : 0
  if (shown > SMALL) row.findings.push(gap(`Asked for ${SMALL} products, it gives ${shown}`, 'Pages repeat products.'))
}

async function probeOrders({ inspect, calls }: Probing, request: ListingRequest): Promise<void> {
  const ask = (order: string, loss: string) => inspect({ ...calls.listing({ ...request, order }), loss })
  const refused = (order: string) => `Shoppers who choose the order “${order}” see an error.`
  const rising = ask(ORDERS.menorpreco, refused(ORDERS.menorpreco))
  const falling = ask(ORDERS.maiorpreco, refused(ORDERS.maiorpreco))
  const unknown = inspect({
    ...calls.listing({ ...request, order: 'check-api' }),
    ...{ severity: 'note', loss: 'Old links with another order show an error.' }
  })
  await Promise.all([ask(ORDERS.favoritos, refused(ORDERS.favoritos)), unknown])
  tellOfOrder(await rising, 1)
  tellOfOrder(await falling, -1)
}

/** Checks the order by price or by Pix price. `sign`: 1 for ascending prices. */
function tellOfOrder({ wire, row }: Inspected<WireListing>, sign: 1 | -1): void {
  const products = wire?.conteudo.produtos ?? []
  const prices = products.flatMap(({ status, precos }) => (status === 'disponivel' && precos ? [precos] : []))
  const isSorted = [prices.map(({ por }) => por), prices.map(({ por, vista }) => vista || por)].some(list =>
    list.every((price, index) => index === 0 || (price - (list[index - 1] ?? price)) * sign >= 0)
  )
  if (!isSorted)
    row.findings.push(gap('The products are not in this order', 'Choosing an order of prices does nothing.'))
}

/** Values to try before the filters count as broken, because one value may match every product. */
const MAX_VALUES = 3

/** Uses filter values and orders of the first page. */
async function probeOffers(
  { inspect, calls, context }: Probing,
  request: ListingRequest,
  first: WireListing,
  findings: Finding[]
): Promise<void> {
  const { facets, price, orders } = toListing(first, context, request)
  const values = facets.flatMap(facet => facet.values).filter(({ active }) => !active)
  for (const { label } of orders.filter(({ id }) => id === null))
    findings.push(
      note(`The store has no word for its order “${printable(label)}”`, 'It is not translated into English.')
    )
  if (facets.length === 0 && !price && totalOf(first) > 1)
    findings.push(
      gap(`${totalOf(first)} products and no filters (detalhes)`, 'There are no filters beside the products.')
    )
  const narrowing = values.filter(({ count }) => count === undefined || count < totalOf(first))
  for (const [index, { href, label }] of narrowing.slice(0, MAX_VALUES).entries()) {
    const { pathname, search } = new URL(href, 'https://own.invalid')
    const loss = 'Shoppers who choose a filter see an error.'
    const { wire, row } = await inspect({ ...calls.listing({ ...request, path: pathname, search }), loss })
    if (!wire || totalOf(wire) !== totalOf(first)) return tellOfFilter(wire, label, row.findings)
    if (index === Math.min(MAX_VALUES, narrowing.length) - 1)
      row.findings.push(gap('The filter changes nothing', 'Shoppers choose filters and see the same products.'))
  }
}

function tellOfFilter(wire: WireListing | null, label: string, findings: Finding[]): void {
  if (wire && idsOf(wire).length === 0)
    findings.push(note(`The filter “${printable(label)}” leads to no products`, 'Shoppers find nothing behind it.'))
}

function idsOf({ conteudo }: WireListing): number[] {
  return (conteudo.produtos ?? []).map(({ id }) => id)
}

export function totalOf({ info }: WireListing): number {
  return Math.max(info.total ?? 0, info.exibindo ?? 0)
}
