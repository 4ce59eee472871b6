import type { Language } from '../rules/language.ts'
import { type Meanings, meaningKey } from '../rules/search-meanings.ts'
import { formsOf, type SearchMatch } from '../rules/search-terms.ts'
import type { KnownWord } from '../rules/suggestion.ts'
import { all, type Database, exists, join, raw, runAll, type Sql, sql, unionOf } from './database.ts'

interface Vocabulary {
  /** Words without a product: none has the word, a word that begins with it, or its plural or singular. */
  unknown: Set<string>
  meanings: Meanings
  near: Map<string, KnownWord[]>
  /** For an unknown word, the two catalogue words that were typed without a space. */
  halves: Map<string, string[]>
}

/** Maximum unknown words to correct. A text with more is not a misspelling. */
const MOST_CORRECTED = 8

/** In one round trip. */
export async function loadVocabulary(db: Database, words: string[], phrases: string[]): Promise<Vocabulary> {
  const unknown = unknownOf(words)
  const misspelt = sql`SELECT word FROM (${unknown}) WHERE word NOT GLOB '*[0-9]*' AND length(word) > 2 LIMIT ${MOST_CORRECTED}`
  const [unknowns, meanings, near, halves] = await runAll(
    db,
    unknown,
    sql<{ phrase: string; meanings: string }>`SELECT phrase, meanings FROM search_meanings
      WHERE phrase IN (SELECT value FROM json_each(${JSON.stringify(phrases)}))`,
    nearQuery(misspelt),
    halvesQuery(misspelt)
  )
  const known = [...meanings, ...near.map(({ word, meanings }) => ({ phrase: meaningKey(word), meanings }))]
  return {
    unknown: new Set(unknowns.map(({ word }) => word)),
    meanings: new Map(known.flatMap(({ phrase, meanings }) => (meanings ? [[phrase, JSON.parse(meanings)]] : []))),
    near: Map.groupBy(near, ({ typed }) => typed),
    halves: new Map(halves.map(({ typed, head, tail }) => [typed, [head, tail]]))
  }
}

function unknownOf(words: string[]) {
  const asked = words.map(word => ({ word, forms: formsOf(word) }))
  return sql<{ word: string }>`
    SELECT asked.value ->> 'word' AS word FROM json_each(${JSON.stringify(asked)}) asked
    WHERE NOT EXISTS (SELECT 1 FROM search_words s WHERE s.products > 0
      AND s.word >= asked.value ->> 'word' AND s.word < (asked.value ->> 'word') || char(1114111))
    AND NOT EXISTS (SELECT 1 FROM search_words s WHERE s.products > 0
      AND s.word IN (SELECT form.value FROM json_each(asked.value, '$.forms') form))`
}

/** Words of similar length with the same first letter or the same ending, because a typo seldom changes both. */
function nearQuery(misspelt: Sql) {
  return sql<KnownWord & { typed: string; meanings: string | null }>`
    SELECT m.word AS typed, s.word, s.shown, s.products, k.meanings
    FROM (${misspelt}) m CROSS JOIN search_words s
    LEFT JOIN search_meanings k ON k.phrase IN (s.word, rtrim(s.word, 's'))
    WHERE length(s.word) BETWEEN length(m.word) - 2 AND length(m.word) + 2
      AND (substr(s.word, 1, 1) = substr(m.word, 1, 1)
        OR substr(s.word, -((length(m.word) - 1) / 2)) = substr(m.word, -((length(m.word) - 1) / 2)))`
}

/** The most common pair last. */
function halvesQuery(misspelt: Sql) {
  return sql<{ typed: string; head: string; tail: string }>`
    SELECT m.word AS typed, s.word AS head, t.word AS tail
    FROM (${misspelt}) m CROSS JOIN search_words s
    JOIN search_words t ON t.word = substr(m.word, length(s.word) + 1)
    WHERE length(s.word) > 2 AND length(t.word) > 2 AND substr(m.word, 1, length(s.word)) = s.word
    ORDER BY min(s.products, t.products)`
}

export interface Hit {
  /** The word groups that the best product has, one bit each. */
  bits: number
  /** `bits` without the groups found only in the summary. */
  near: number
  /** The word groups that any product has, one bit each. */
  found: number
}

/** Which groups of words some product has together: most groups first, then those in names and categories. */
export async function loadBestHit(db: Database, groups: string[]): Promise<Hit> {
  const hits = groups.flatMap((group, index) => hitsOf(group, index))
  const [hit] = await all(
    db,
    sql<Hit>`WITH hits (id, bit, near, weight) AS (${unionOf(hits)})
      SELECT sum(bit) AS bits, sum(near) AS near, (SELECT sum(DISTINCT bit) FROM hits) AS found FROM hits GROUP BY id ORDER BY sum(weight) DESC LIMIT 1`
  )
  return hit ?? { bits: 0, near: 0, found: 0 }
}

const WEIGHT = { any: 10_000, near: 100, named: 300 }

/** With equal weights, earlier words count more. */
function hitsOf(group: string, index: number): Sql[] {
  const bit = 2 ** index
  return [
    hitOf(group, { bit, near: 0, weight: WEIGHT.any }),
    hitOf(`{name brand categories topics} : (${group})`, { bit: 0, near: bit, weight: WEIGHT.near - index }),
    hitOf(`{name categories} : (${group})`, { bit: 0, near: 0, weight: WEIGHT.named })
  ]
}

function hitOf(match: string, { bit, near, weight }: { bit: number; near: number; weight: number }): Sql {
  const columns = join(
    [bit, near, weight].map(value => raw(String(value))),
    ', '
  )
  return sql`SELECT id, ${columns} FROM (SELECT rowid AS id FROM products_search WHERE products_search MATCH ${match})`
}

/** Those in the language first, then those that begin with the text, then those with the most products. */
export function loadPhrases(db: Database, match: SearchMatch, language: Language, limit: number) {
  const query = sql<{ phrase: string }>`
    SELECT phrase FROM search_phrases WHERE search_phrases MATCH ${match.all} AND language = ${language}
    ORDER BY rowid IN (SELECT rowid FROM search_phrases WHERE search_phrases MATCH ${match.initial}) DESC,
      products DESC, phrase LIMIT ${limit}`
  return all(db, query)
}

export function findsSomething(db: Database, match: string): Promise<boolean> {
  return exists(db, sql`SELECT 1 FROM products_search WHERE products_search MATCH ${match} LIMIT 1`)
}
