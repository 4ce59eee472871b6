import type { Feed } from './feed.ts'
import { isAlcohol } from './goods.ts'
import { type Page, pathOf } from './page.ts'
import { wordsOf } from './words.ts'

/** A product that the shop names somewhere. */
interface Candidate {
  path: string
  name: string
  /** What it stands among: a department of the feed, a listing. */
  group: string
}

const MOST_ADULT = 2

/** Products of the feed and of the cards on these pages, once each. */
export function candidatesOf(feed: Feed | null, pages: readonly Page[], origin: string): Candidate[] {
  const fromFeed = (feed?.items ?? []).map(({ link, title, group }) => ({
    path: pathOf(link, origin),
    name: title,
    group
  }))
  const fromCards = pages.flatMap(({ path: group, cards }) =>
    cards.map(({ path, element }) => ({ path, name: `${path} ${wordsOf(element)}`, group }))
  )
  const all = [...fromFeed, ...fromCards].filter(({ path }) => path !== '' && path !== '/')
  return [...new Map(all.map(candidate => [candidate.path, candidate])).values()]
}

/** Some of all groups, and the first with alcohol. */
export function sample(candidates: readonly Candidate[], count: number): string[] {
  const adult = candidates.filter(({ name }) => isAlcohol(name)).slice(0, MOST_ADULT)
  const groups = [...Map.groupBy(candidates, ({ group }) => group).values()]
  const rounds = Math.max(0, ...groups.map(group => group.length))
  const inTurn = Array.from({ length: rounds }, (_, round) => groups.flatMap(group => group[round] ?? [])).flat()
  return [...new Set([...adult, ...inTurn].map(({ path }) => path))].slice(0, count)
}
