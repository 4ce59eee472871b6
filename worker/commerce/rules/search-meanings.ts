import { plainWords, type SearchWord, telling } from './search-terms.ts'

/** Catalogue words by phrase. An empty list marks filler words. */
export type Meanings = Map<string, string[]>

const LONGEST_PHRASE = 4

/** The key of a phrase: singular words without accents or joining words. */
export function meaningKey(text: string): string {
  return keyOf(telling(plainWords(text)))
}

/** Every phrase of the words that may have a meaning. */
export function phrasesOf(words: string[]): string[] {
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, words.length - at) }, (_, more) =>
      keyOf(words.slice(at, at + more + 1))
    )
  )
}

/** Replaces words by their meanings. Leaves out words that have an empty one. */
export function readMeanings(words: SearchWord[], meanings: Meanings): SearchWord[] {
  const read: SearchWord[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, meanings)
    const { length } = phrase
    if (phrase.means?.length !== 0) read.push(joined(words.slice(at, at + length), phrase.means))
    at += length
  }
  return read
}

interface Phrase {
  length: number
  means?: string[]
}

function phraseAt(words: SearchWord[], at: number, meanings: Meanings): Phrase {
  const texts = words.slice(at, at + LONGEST_PHRASE).map(({ typed }) => typed)
  for (let length = texts.length; length > 0; length--) {
    const means = meanings.get(keyOf(texts.slice(0, length)))
    if (means) return { length, means }
  }
  const [first = '', second = ''] = texts
  if (second !== '' && WITHOUT.has(first)) return { length: 2, means: withoutAs(second) }
  const unit = UNITS.get(second)
  if (unit && /^\d+$/.test(first)) return { length: 2, means: amountAs(first, unit) }
  return { length: 1 }
}

function joined(words: SearchWord[], means: string[] | undefined): SearchWord {
  const [first] = words
  if (first && words.length === 1 && !means) return first
  const part = (text: (word: SearchWord) => string) => words.map(text).join(' ')
  const shown = words.some(word => word.shown) ? part(word => word.shown ?? word.typed) : undefined
  return { typed: part(word => word.typed), shown, standIns: [], means }
}

export function keyOf(words: string[]): string {
  return words.map(word => word.replace(/(?<=\p{L}{3})s$/u, '')).join(' ')
}

const WITHOUT = new Set(['sem', 'zero', 'without'])
export const UNITS = new Map([
  ...'g kg mg ml l ui iu µg'.split(' ').map((unit): [string, string] => [unit, unit]),
  ...'gr grama gramas gram grams'.split(' ').map((word): [string, string] => [word, 'g']),
  ...'mcg ug'.split(' ').map((word): [string, string] => [word, 'µg']),
  ...'kilo kilos quilo quilos'.split(' ').map((word): [string, string] => [word, 'kg']),
  ...'litro litros liter liters'.split(' ').map((word): [string, string] => [word, 'l'])
])

/** `sem cafeina` is one phrase: a product with both words apart may contain caffeine and no gluten. */
function withoutAs(word: string): string[] {
  return [`sem ${word}`, `zero ${word}`, `${word} free`]
}

/** `1000 mg` also matches `1.000 mg`, but not 1000 tablets of 10 mg. */
function amountAs(amount: string, unit: string): string[] {
  const grouped = amount.replace(/(?<=^\d{1,3})(\d{3})$/, ' $1')
  return [`${amount} ${unit}`, `${grouped} ${unit}`]
}
