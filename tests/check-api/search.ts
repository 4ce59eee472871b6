import { searchPath } from '../../app/models/listing/suggestions.ts'
import type { Probing } from './call.ts'
import { gap } from './finding.ts'
import { askFirstPage, probeListing, totalOf } from './listing-probes.ts'

/** A word that no product has. */
const NONSENSE = 'zzqxjkv'

/** Searches for the longest word of a product's name, then for a word without results. */
export async function checkSearch(probing: Probing, productName: string): Promise<void> {
  const words = productName.match(/\p{L}{4,}/gu) ?? []
  const [term] = words.toSorted((one, other) => other.length - one.length)
  if (term) await probeListing(probing, placeOf(term))
  const { wire, row } = await askFirstPage(probing, placeOf(NONSENSE))
  if (wire && totalOf(wire) > 0)
    row.findings.push(
      gap(`A word that no product has finds ${totalOf(wire)}`, 'The search shows the same products whatever is typed.')
    )
}

function placeOf(term: string) {
  const { pathname: path, search } = new URL(searchPath(term), 'https://own.invalid')
  return { kind: 'search', path, search } as const
}
