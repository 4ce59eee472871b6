import { query, runAll } from './batch.ts'

/** The search table's words that begin as one of these does: misspellings seldom touch the first letter. */
export async function loadVocabulary(db: D1Database, words: string[]): Promise<string[]> {
  const initials = [...new Set(words.map(word => word.charAt(0)))]
  const sql = `SELECT term FROM products_vocabulary
    WHERE substr(term, 1, 1) IN (SELECT value FROM json_each(?)) ORDER BY doc DESC`
  const [rows] = await runAll(db, query<{ term: string }>(sql, JSON.stringify(initials)))
  return rows.map(row => row.term)
}
