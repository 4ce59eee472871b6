import { createHash } from 'node:crypto'

/** Large sets are sampled, and every day another part of them is drawn; `npm run test:all` takes all. */
export const TAKES_ALL = process.env.TEST_ALL === '1'

/** The same for a whole run, of all workers: the day, unless `TEST_SEED` names what an earlier run has printed. */
export function seedOfRun(): string {
  return process.env.TEST_SEED || new Date().toISOString().slice(0, 10)
}

/** So many of the items, by the seed, in their order. Each is as likely as the others. */
export function sample<T>(items: readonly T[], count: number, seed = seedOfRun(), takesAll = TAKES_ALL): T[] {
  if (takesAll || items.length <= count) return [...items]
  const ranked = items.map((_, place) => ({ place, rank: rankOf(seed, place) }))
  const drawn = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, count)
  const places = new Set(drawn.map(({ place }) => place))
  return items.filter((_, place) => places.has(place))
}

/** For fast-check: `numRuns` examples, which begin at the seed. */
export function examples(numRuns: number): { numRuns: number; seed: number } {
  return { numRuns: TAKES_ALL ? numRuns * 10 : numRuns, seed: rankOf(seedOfRun(), numRuns) }
}

/** A number of 32 bits that looks drawn. */
function rankOf(seed: string, place: number): number {
  return createHash('sha256').update(`${seed} ${place}`).digest().readInt32BE()
}
