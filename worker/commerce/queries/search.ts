import type { Language } from '../rules/language.ts'
import { matchOf, plainWords, type SearchWord, searchWords, splitsOf, splitUnknown } from '../rules/search-terms.ts'
import { guessFor, type KnownWord, standInsFor } from '../rules/suggestion.ts'
import type { Scope } from './listing-criteria.ts'
import { findsSomething, loadNearWords, loadPhrases, loadUnknownWords } from './vocabulary.ts'

export interface Search {
  scope: Scope
  words: SearchWord[]
  /** The corrected text, when every misspelt word could be corrected. */
  corrected: string | null
}

const MOST_SUGGESTIONS = 5
/** Maximum unknown words to correct. A text with more is not a misspelling. */
const MOST_UNKNOWN = 4

/** An empty search lists everything; one without a letter or digit finds nothing. Corrects misspelt words. */
export async function readSearch(db: D1Database, term: string): Promise<Search> {
  if (term === '') return { scope: { kind: 'everything' }, words: [], corrected: null }
  const written = searchWords(term)
  if (written.length === 0) return { scope: { kind: 'nothing' }, words: [], corrected: null }
  const { typed, near } = await readWords(db, written)
  const words = typed.map(word => ({ typed: word, standIns: standInsFor(word, near.get(word) ?? []).map(k => k.word) }))
  return { scope: scopeOf(words), words, corrected: correctedText(typed, near) }
}

/** Suggestions for the search panel: the corrected text, then completions. Each has results and differs from the text. */
export async function loadSuggestions(db: D1Database, { words, corrected }: Search, language: Language) {
  if (words.length === 0) return []
  const [right, phrases] = await Promise.all([
    corrected !== null &&
      findsSomething(db, matchOf(searchWords(corrected).map(typed => ({ typed, standIns: [] }))).all),
    loadPhrases(db, matchOf(words), language, MOST_SUGGESTIONS + 1)
  ])
  const spoken = phrases.some(phrase => phrase.language === language) ? language : phrases[0]?.language
  const completions = phrases.filter(phrase => phrase.language === spoken).map(({ phrase }) => phrase)
  const known = [...(right && corrected !== null ? [corrected] : []), ...completions]
  return distinct(known, words.map(({ typed }) => typed).join(' ')).slice(0, MOST_SUGGESTIONS)
}

async function readWords(db: D1Database, written: string[]) {
  const asked = [...new Set([...written, ...written.flatMap(word => splitsOf(word).flat())])]
  const unknown = new Set(await loadUnknownWords(db, asked))
  const typed = splitUnknown(written, unknown)
  const misspelt = typed.filter(word => unknown.has(word))
  return { typed, near: await nearWords(db, misspelt) }
}

async function nearWords(db: D1Database, unknown: string[]): Promise<Map<string, KnownWord[]>> {
  // Numbers are never corrected.
  const asked = unknown.length > MOST_UNKNOWN ? [] : unknown.filter(word => /^\p{L}+$/u.test(word))
  const near = await loadNearWords(db, asked)
  return new Map(unknown.map(word => [word, near[asked.indexOf(word)] ?? []]))
}

/** Ever narrower matches: of the name or the texts above it, of the name alone, of whole words, of its first word. */
function scopeOf(words: SearchWord[]): Scope {
  const { all, exact, initial } = matchOf(words)
  return {
    kind: 'search',
    match: all,
    closer: [
      `{name brand categories topics} : (${all})`,
      `{name brand} : (${all})`,
      `name : (${all})`,
      `name : (${exact})`,
      `name : ((${exact}) AND ${initial})`
    ]
  }
}

function correctedText(typed: string[], near: Map<string, KnownWord[]>): string | null {
  if (near.size === 0) return null
  const right = typed.map(word => (near.has(word) ? guessFor(word, near.get(word) ?? [])?.shown : word))
  return right.includes(undefined) ? null : right.join(' ')
}

function distinct(texts: string[], typed: string): string[] {
  const seen = new Set([typed])
  return texts.filter(text => {
    const plain = plainWords(text).join(' ')
    return seen.has(plain) ? false : seen.add(plain)
  })
}
