import { keyOf, type Meanings, UNITS } from './search-meanings.ts'
import { type SearchWord, splitUnknown } from './search-terms.ts'
import { guessFor, type KnownWord, standInsFor } from './suggestion.ts'

interface Known {
  unknown: Set<string>
  meanings: Meanings
  near: Map<string, KnownWord[]>
  halves: Map<string, string[]>
}

/** Two words that stand side by side, as one: `pro biotico`. */
export function pairsOf(words: string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`)
}

/** The words as the catalogue spells them: split, joined or corrected. */
export function readSpelling(written: string[], known: Known): SearchWord[] {
  const words = splitUnknown(written, known.unknown)
  const meant = new Set([...known.meanings.keys()].flatMap(phrase => phrase.split(' ')))
  const read: SearchWord[] = []
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = ''] = words.slice(at, at + 2)
    const isPair = next !== '' && isOnePair(word, next, known)
    read.push(...(isPair ? [right(`${word}${next}`)] : spelt(word, { ...known, meant })))
    if (isPair) at++
  }
  return read
}

function isOnePair(word: string, next: string, { unknown }: Known): boolean {
  const isWrong = [word, next].some(each => unknown.has(each))
  return isWrong && word.length > 1 && next.length > 2 && !unknown.has(`${word}${next}`)
}

function spelt(word: string, { unknown, meant, near, halves }: Known & { meant: Set<string> }): SearchWord[] {
  if (!unknown.has(word) || meant.has(keyOf([word])) || UNITS.has(word)) return [{ typed: word, standIns: [] }]
  const apart = halves.get(word)
  if (apart) return apart.map(right)
  const close = near.get(word) ?? []
  const guess = guessFor(word, close)
  if (!guess) return [{ typed: word, standIns: [] }]
  // A word that only means others is not shown.
  const shown = guess.shown || undefined
  return [{ typed: guess.word, shown, standIns: standInsFor(word, close).map(stand => stand.word) }]
}

function right(word: string): SearchWord {
  return { typed: word, shown: word, standIns: [] }
}
