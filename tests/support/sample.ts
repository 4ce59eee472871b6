import { createHash } from 'node:crypto'

/** Large sets are sampled, with another sample every day. `npm run test:all` takes all items. */
export const TAKES_ALL = process.env.TEST_ALL === '1'

/** The same in all workers of a run: the date, unless `TEST_SEED` repeats the seed of an earlier run. */
export function seedOfRun(): string {
  return process.env.TEST_SEED || new Date().toISOString().slice(0, 10)
}

/** A uniform sample of `count` items for the seed. It keeps their order. */
export function sample<T>(items: readonly T[], count: number, seed = seedOfRun(), takesAll = TAKES_ALL): T[] {
  if (takesAll || items.length <= count) return [...items]
  const ranked = items.map((_, place) => ({ place, rank: rankOf(seed, place) }))
  const drawn = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, count)
  const places = new Set(drawn.map(({ place }) => place))
  return items.filter((_, place) => places.has(place))
}

/** Options for fast-check: `numRuns` examples from the run's seed. */
export function examples(numRuns: number): { numRuns: number; seed: number } {
  return { numRuns: TAKES_ALL ? numRuns * 10 : numRuns, seed: rankOf(seedOfRun(), numRuns) }
}

/** A pseudo-random 32-bit number. */
function rankOf(seed: string, place: number): number {
  return createHash('sha256').update(`${seed} ${place}`).digest().readInt32BE()
}
