import { MOST_WORDS } from './search-terms.ts'

/**
 * Splits an unknown word into letters and digits: `omega3` becomes omega 3, `d3k2` becomes d3 k2. When a part is unknown
 * too, the word is split at every change: `creatna300g` contains a misspelt one.
 */
export function splitUnknown(words: string[], unknown: Set<string>): string[] {
  const read = words.flatMap(word => {
    const splits = unknown.has(word) ? splitsOf(word) : []
    return splits.find(parts => !parts.some(part => unknown.has(part))) ?? splits.at(-1) ?? [word]
  })
  return [...new Set(read)].slice(0, MOST_WORDS)
}

/** The ways to split a word, best first; none for a word of only letters or only digits. */
export function splitsOf(word: string): string[][] {
  const splits = [AFTER_DIGITS, BEFORE_A_CODE, EVERYWHERE].map(place => word.split(place))
  return splits.filter(parts => parts.length > 1)
}

const AFTER_DIGITS = /(?<=\p{N})(?=\p{L})/u
/** Splits `vitaminab12` into vitamina b12. */
const BEFORE_A_CODE = /(?<=\p{L})(?=\p{L}\p{N})/u
const EVERYWHERE = /(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/u
