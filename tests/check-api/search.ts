import { DEFAULT_ORDER, DEFAULT_PAGE_SIZE } from '../../app/models/listing/listing-defaults.ts'
import { searchPath } from '../../app/models/listing/suggestions.ts'
import { gap } from './finding.ts'
import { probeListing, totalOf } from './listing-probes.ts'
import type { Probing } from './probing.ts'

/** A word that no product has. */
const NONSENSE = 'zzqxjkv'

/** Searches for the longest word of a product's name, then for a word without results. */
export async function checkSearch(probing: Probing, productName: string): Promise<void> {
  const { inspect, calls } = probing
  const [term = ''] = (productName.match(/\p{L}{4,}/gu) ?? []).sort((one, other) => other.length - one.length)
  if (term) await probeListing(probing, placeOf(term))
  const request = { ...placeOf(NONSENSE), page: 1, limit: DEFAULT_PAGE_SIZE, order: DEFAULT_ORDER }
  const { wire, row } = await inspect(calls.listing(request))
  if (wire && totalOf(wire) > 0)
    row.findings.push(
      gap(`A word that no product has finds ${totalOf(wire)}`, 'The search shows the same products whatever is typed.')
    )
}

function placeOf(term: string) {
  const { pathname: path, search } = new URL(searchPath(term), 'https://own.invalid')
  return { kind: 'search', path, search } as const
}
