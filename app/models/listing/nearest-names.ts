import { unaccented } from '../store/unaccented.ts'

export interface WayOn {
  label: string
  href: string
  total?: number
}

const SHORTEST = 3
/** Words of at least this many letters may have two errors, shorter ones only one. */
const LONG = 6
const MAX_WORDS = 8
const MAX_LETTERS = 40

/** The places whose names contain a word of `term`, then those one or two letters off. Each once, without accents and case. */
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

/** Edit distance: insertions, deletions, substitutions and swaps of neighbours. More than `most` is not counted to the end. */
function lettersApart(a: string, b: string, most: number): number {
  if (a === '' || b === '') return a.length + b.length
  if (a[0] === b[0]) return lettersApart(a.slice(1), b.slice(1), most)
  if (most === 0) return 1
  const isSwap = a[0] === b[1] && a[1] === b[0]
  const rests = [
    [a.slice(1), b],
    [a, b.slice(1)],
    [a.slice(1), b.slice(1)],
    ...(isSwap ? [[a.slice(2), b.slice(2)]] : [])
  ]
  return 1 + Math.min(...rests.map(([one = '', other = '']) => lettersApart(one, other, most - 1)))
}
