/** Words shorter than this are too close to everything. */
const SHORTEST_WORD = 4

/** The words of a search as the search table spells them: lower case, without accents. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/**
 * "Did you mean": the words with each unknown one replaced by the known word that is fewest letters away, at most two
 * (one for short words). Null when nothing changes or a word stays unknown.
 */
export function suggestionFor(words: string[], known: string[]): string | null {
  const corrected = words.map(word => (known.some(term => term.startsWith(word)) ? word : closest(word, known)))
  if (corrected.includes(null)) return null
  const suggestion = corrected.join(' ')
  return suggestion === words.join(' ') ? null : suggestion
}

function closest(word: string, known: string[]): string | null {
  if (word.length < SHORTEST_WORD) return null
  const most = word.length < 6 ? 1 : 2
  const near = known
    .map(term => ({ term, distance: lettersApart(word, term) }))
    .filter(({ distance }) => distance <= most)
  return near.sort((a, b) => a.distance - b.distance)[0]?.term ?? null
}

/** Letters to add, drop, change or swap with their neighbour. */
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
