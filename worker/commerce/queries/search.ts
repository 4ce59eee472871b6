import type { Language } from '../rules/language.ts'
import { phrasesOf, readMeanings } from '../rules/search-meanings.ts'
import { groupsOf, matchOf, plainWords, type SearchWord, searchWords, splitsOf } from '../rules/search-terms.ts'
import { pairsOf, readSpelling } from '../rules/spelling.ts'
import type { Database } from './database.ts'
import type { Scope } from './listing-criteria.ts'
import { findsSomething, type Hit, loadBestHit, loadPhrases, loadVocabulary } from './vocabulary.ts'

interface Search {
  scope: Scope
  /** What is searched for. */
  words: SearchWord[]
  /** The text that is searched for, when it is not the one that was typed. */
  corrected: string | null
  /** The words that no product has, or the whole text when no product has all of them. */
  dropped: string[]
  /** The words as typed. */
  written: string
}

const MOST_SUGGESTIONS = 5

/** Corrects misspelt words. Lists everything for an empty text or filler words alone, nothing for a text without letters or digits. */
export async function readSearch(db: Database, term: string): Promise<Search> {
  const written = searchWords(term)
  const search = { words: [], corrected: null, dropped: [], written: written.join(' ') }
  if (written.length === 0) return { ...search, scope: { kind: term === '' ? 'everything' : 'nothing' } }
  const words = await readWords(db, written)
  if (words.length === 0) return { ...search, scope: { kind: 'everything' } }
  const hit = await loadBestHit(db, groupsOf(words))
  const kept = words.filter((_, index) => has(hit.bits, index))
  if (kept.length === 0) return { ...search, scope: { kind: 'nothing' } }
  const missing = words.filter((_, index) => !has(hit.found, index)).map(({ typed }) => typed)
  const dropped = missing.length === 0 && kept.length < words.length ? [term] : missing
  return { ...search, scope: scopeOf(kept, hit), words: kept, corrected: correctedText(kept, dropped), dropped }
}

/** Suggestions for the search panel: the corrected text, then completions. Each has results and differs from the text. */
export async function loadSuggestions(db: Database, { words, corrected, written }: Search, language: Language) {
  if (words.length === 0) return []
  const [right, phrases] = await Promise.all([
    corrected !== null &&
      findsSomething(db, matchOf(searchWords(corrected).map(typed => ({ typed, standIns: [] }))).all),
    loadPhrases(db, matchOf(words), language, MOST_SUGGESTIONS + 1)
  ])
  const completions = phrases.map(({ phrase }) => phrase)
  const known = [...(right && corrected !== null ? [corrected] : []), ...completions]
  return distinct(known, written).slice(0, MOST_SUGGESTIONS)
}

async function readWords(db: Database, written: string[]): Promise<SearchWord[]> {
  const parts = written.flatMap(word => splitsOf(word).at(-1) ?? [word])
  const asked = [...written, ...written.flatMap(word => splitsOf(word).flat()), ...pairsOf(written)]
  const phrases = [...phrasesOf(written), ...phrasesOf(parts)]
  const vocabulary = await loadVocabulary(db, [...new Set(asked)], [...new Set(phrases)])
  return readMeanings(readSpelling(written, vocabulary), vocabulary.meanings)
}

function has(bits: number, index: number): boolean {
  return (bits & (2 ** index)) !== 0
}

/** Ever narrower matches: of the name or the texts above it, of the name alone, of whole words, of its first word. */
function scopeOf(words: SearchWord[], { bits, near }: Hit): Scope {
  const { all, exact, initial } = matchOf(words)
  const listed = `{name brand categories topics} : (${all})`
  return {
    kind: 'search',
    // Products with the words in their name or category come alone, without those that only mention them.
    match: near === bits ? listed : all,
    closer: [
      listed,
      `{name brand} : (${all})`,
      `name : (${all})`,
      `name : (${exact})`,
      `name : ((${exact}) AND ${initial})`
    ]
  }
}

function correctedText(kept: SearchWord[], dropped: string[]): string | null {
  const differs = dropped.length > 0 || kept.some(({ shown }) => shown !== undefined)
  return differs && kept.length > 0 ? kept.map(({ typed, shown }) => shown ?? typed).join(' ') : null
}

function distinct(texts: string[], typed: string): string[] {
  const seen = new Set([typed])
  return texts.filter(text => {
    const plain = plainWords(text).join(' ')
    return seen.has(plain) ? false : seen.add(plain)
  })
}
