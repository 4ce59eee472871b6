import { FORBIDDEN, type Forbidden } from './forbidden-words.ts'
import { NEGATIONS, PERMITTED } from './permitted-words.ts'
import { fold } from './words.ts'

interface Found extends Forbidden {
  /** The words as they stand, with those around. */
  quote: string
}

const AROUND = 30
const MOST_WORDS_BETWEEN = 5

/** The promises that a text makes, one for each kind. Cost grows with the length of the text alone. */
export function findForbidden(said: string): Found[] {
  const text = said.normalize('NFC')
  const folded = fold(text)
  const words = folded.replace(ALLOWED, allowed => ' '.repeat(allowed.length))
  return PATTERNS.flatMap(({ entry, pattern }) => {
    const hit = [...words.matchAll(pattern)].find(({ index }) => !isNegated(words, index))
    return hit ? [{ ...entry, quote: quoteAt(text, hit.index, hit[0].length) }] : []
  })
}

const ALLOWED = toPattern(PERMITTED)
const PATTERNS = FORBIDDEN.map(entry => ({ entry, pattern: toPattern(entry.words) }))

function toPattern(phrases: readonly string[]): RegExp {
  const sources = phrases.map(phrase =>
    fold(phrase)
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '[a-z]*')
  )
  const longestFirst = sources.sort((one, other) => other.length - one.length)
  return new RegExp(`(?<![a-z0-9])(?:${longestFirst.join('|')})(?![a-z0-9])`, 'g')
}

/** Whether a few words before, in the same sentence, deny it. */
function isNegated(words: string, index: number): boolean {
  const sentence =
    words
      .slice(Math.max(0, index - 80), index)
      .split(/[.!?;:]/)
      .at(-1) ?? ''
  return (sentence.match(/[a-z0-9]+/g) ?? []).slice(-MOST_WORDS_BETWEEN).some(word => NEGATIONS.includes(word))
}

function quoteAt(text: string, index: number, length: number): string {
  const from = Math.max(0, index - AROUND)
  const until = index + length + AROUND
  const quote = text.slice(from, until).trim()
  return `${from > 0 ? '… ' : ''}${quote}${until < text.length ? ' …' : ''}`
}
