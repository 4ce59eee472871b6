import type { Language } from '../rules/language.ts'
import { formsOf, type SearchMatch } from '../rules/search-terms.ts'
import type { KnownWord } from '../rules/suggestion.ts'
import { all, exists, runAll, sql } from './database.ts'

/** The words without a product: none has the word, a word that begins with it, or its plural or singular. */
export async function loadUnknownWords(db: D1Database, words: string[]): Promise<string[]> {
  const asked = words.map(word => ({ word, forms: formsOf(word) }))
  const query = sql<{ word: string }>`
    SELECT asked.value ->> 'word' AS word FROM json_each(${JSON.stringify(asked)}) asked
    WHERE NOT EXISTS (SELECT 1 FROM search_words s
      WHERE s.word >= asked.value ->> 'word' AND s.word < (asked.value ->> 'word') || char(1114111))
    AND NOT EXISTS (SELECT 1 FROM search_words s
      WHERE s.word IN (SELECT form.value FROM json_each(asked.value, '$.forms') form))`
  return (await all(db, query)).map(({ word }) => word)
}

/** Words of similar length with the same first letter or the same ending, because a typo seldom changes both. */
export async function loadNearWords(db: D1Database, words: string[]): Promise<KnownWord[][]> {
  return words.length === 0 ? [] : runAll(db, ...words.map(nearQuery))
}

function nearQuery(word: string) {
  const end = word.slice(-Math.floor((word.length - 1) / 2))
  return sql<KnownWord>`SELECT word, shown, products FROM search_words
    WHERE length(word) BETWEEN ${word.length - 2} AND ${word.length + 2}
      AND (substr(word, 1, 1) = ${word.charAt(0)} OR substr(word, ${-end.length}) = ${end})`
}

/** Those in the language first, then those that begin with the text, then those with the most products. */
export function loadPhrases(db: D1Database, match: SearchMatch, language: Language, limit: number) {
  const query = sql<{ phrase: string; language: Language }>`
    SELECT phrase, language FROM search_phrases WHERE search_phrases MATCH ${match.all}
    ORDER BY language = ${language} DESC,
      rowid IN (SELECT rowid FROM search_phrases WHERE search_phrases MATCH ${match.initial}) DESC,
      products DESC, phrase LIMIT ${limit}`
  return all(db, query)
}

export function findsSomething(db: D1Database, match: string): Promise<boolean> {
  return exists(db, sql`SELECT 1 FROM products_search WHERE products_search MATCH ${match} LIMIT 1`)
}
