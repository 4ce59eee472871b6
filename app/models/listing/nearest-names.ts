import { unaccented } from '../store/unaccented.ts'

/** A link on a page without results. */
export interface WayOn {
  label: string
  href: string
  /** Number of products. Present only when the API was asked. */
  total?: number
}

/** Shorter words match too much. */
const SHORTEST = 3
/** Words of at least this many letters may have two errors, shorter ones only one. */
const LONG = 6
const MAX_WORDS = 8
const MAX_LETTERS = 40

/**
 * The places whose names resemble words of `term`, nearest first and without duplicates: names that contain a word,
 * then names with a word one or two letters off. Ignores case and accents.
 */
export function nearestNames(term: string, places: readonly WayOn[], most: number): WayOn[] {
  const words = wordsOf(term).slice(0, MAX_WORDS)
  const ranked = places.map(place => ({ place, distance: distanceOf(words, place.label) }))
  const near = ranked.filter(({ distance }) => distance < TOO_FAR).sort((a, b) => a.distance - b.distance)
  return [...new Map(near.map(({ place }) => [place.href, place])).values()].slice(0, most)
}

const TOO_FAR = 3

function wordsOf(text: string): string[] {
  return (unaccented(text).match(/[\p{L}\d]+/gu) ?? []).filter(
    word => word.length >= SHORTEST && word.length <= MAX_LETTERS
  )
}

function distanceOf(words: readonly string[], label: string): number {
  const pairs = wordsOf(label).flatMap(name => words.map(word => wordDistance(word, name)))
  return Math.min(TOO_FAR, ...pairs)
}

function wordDistance(word: string, name: string): number {
  if (name.startsWith(word)) return 0
  // A name that begins the word counts like one wrong letter: `vitamnas` finds Vitaminas before Solar Vita.
  if (word.startsWith(name) && name.length > SHORTEST) return 1
  const most = Math.min(word.length, name.length) < LONG ? 1 : 2
  const distance = lettersApart(word, name, most)
  return distance > most || Math.min(word.length, name.length) <= SHORTEST ? TOO_FAR : distance
}

/** Edit distance: insertions, deletions, substitutions and swaps of neighbours. Stops early above `most`. */
function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= a.length; row += 1) rows.push(nextRow(a, b, rows))
  return rows.at(-1)?.at(-1) ?? 0
}

function nextRow(a: string, b: string, rows: readonly number[][]): number[] {
  const row = rows.length
  const [beforeLast = [], last = []] = [rows[row - 2], rows[row - 1]]
  const current = [row]
  for (let column = 1; column <= b.length; column += 1) {
    const change = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
    const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    const swap = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
    current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, change, swap))
  }
  return current
}
