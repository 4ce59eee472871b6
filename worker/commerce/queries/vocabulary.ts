import type { Language } from '../rules/language.ts'
import { formsOf } from '../rules/search-terms.ts'
import type { KnownWord } from '../rules/suggestion.ts'
import { all, exists, type Query, query, runAll } from './batch.ts'

/** The words without a product: none has the word, a word that begins with it, or its plural or singular. */
export async function loadUnknownWords(db: D1Database, words: string[]): Promise<string[]> {
  const asked = words.map(word => ({ word, forms: formsOf(word) }))
  const rows = await all<{ word: string }>(db, UNKNOWN, JSON.stringify(asked))
  return rows.map(({ word }) => word)
}

const UNKNOWN = `SELECT asked.value ->> 'word' AS word FROM json_each(?) asked
  WHERE NOT EXISTS (SELECT 1 FROM search_words s
    WHERE s.word >= asked.value ->> 'word' AND s.word < (asked.value ->> 'word') || char(1114111))
  AND NOT EXISTS (SELECT 1 FROM search_words s
    WHERE s.word IN (SELECT form.value FROM json_each(asked.value, '$.forms') form))`

/** Words of similar length with the same first letter or the same ending, because a typo seldom changes both. */
export async function loadNearWords(db: D1Database, words: string[]): Promise<KnownWord[][]> {
  if (words.length === 0) return []
  return runAll(db, ...words.map(nearQuery))
}

function nearQuery(word: string): Query<KnownWord> {
  const end = word.slice(-Math.floor((word.length - 1) / 2))
  return query(
    `SELECT word, shown, products FROM search_words
      WHERE length(word) BETWEEN ? AND ? AND (substr(word, 1, 1) = ? OR substr(word, ?) = ?)`,
    word.length - 2,
    word.length + 2,
    word.charAt(0),
    -end.length,
    end
  )
}

export interface Phrase {
  phrase: string
  language: Language
}

/**
 * Phrases that contain the typed text: those in the language first, then those that begin with it, then those with the
 * most products.
 */
export function loadPhrases(
  db: D1Database,
  match: { all: string; initial: string },
  language: Language,
  limit: number
): Promise<Phrase[]> {
  return all<Phrase>(db, PHRASES, match.all, language, match.initial, limit)
}

const PHRASES = `SELECT phrase, language FROM search_phrases WHERE search_phrases MATCH ?
  ORDER BY language = ? DESC, rowid IN (SELECT rowid FROM search_phrases WHERE search_phrases MATCH ?) DESC,
    products DESC, phrase LIMIT ?`

/** Whether a search has results. */
export function findsSomething(db: D1Database, match: string): Promise<boolean> {
  return exists(db, 'SELECT 1 FROM products_search WHERE products_search MATCH ? LIMIT 1', match)
}
