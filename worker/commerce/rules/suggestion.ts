export interface KnownWord {
  word: string
  shown: string
  /** 0 for a word that only has a meaning. */
  products: number
}

const SHORTEST_SUGGESTED = 3
const SHORTEST_FORGIVEN = 5
const SHORTEST_FAR = 6
const MOST_STAND_INS = 5

/** Corrects one letter in words of five letters or more: the known words at distance one, most common first. */
export function standInsFor(typed: string, known: KnownWord[]): KnownWord[] {
  return typed.length < SHORTEST_FORGIVEN ? [] : near(typed, known, 1).slice(0, MOST_STAND_INS)
}

/**
 * "Did you mean": the nearest known word. It is one letter away, or two with the same first letter. A word of three
 * letters only lacks one.
 */
export function guessFor(typed: string, known: KnownWord[]): KnownWord | null {
  if (typed.length < SHORTEST_SUGGESTED) return null
  const longer = known.filter(({ word }) => typed.length > SHORTEST_SUGGESTED || word.length > typed.length)
  const [close] = near(typed, longer, 1)
  if (close || typed.length < SHORTEST_FAR) return close ?? null
  const alike = longer.filter(({ word }) => word.startsWith(typed.charAt(0)))
  return near(typed, alike, 2)[0] ?? null
}

function near(typed: string, known: KnownWord[], most: number): KnownWord[] {
  return known
    .map(word => ({ word, distance: lettersApart(typed, word.word) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.word.products - a.word.products || compare(a.word.word, b.word.word))
    .map(({ word }) => word)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1
}

function lettersApart(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swap = swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, change, swap))
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
