import { meaningKey } from '../../rules/search-meanings.ts'
import type { SeedData } from '../seed-data.ts'
import { insertRows } from './literal.ts'

/** Rows for the shop's meanings. Their single words also join the vocabulary, so that typos in them are corrected. */
export function meaningStatements({ meanings }: Pick<SeedData, 'meanings'>): string[] {
  const byPhrase = new Map<string, string[]>()
  for (const { says, means } of meanings)
    for (const phrase of says.map(meaningKey)) byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), ...means])
  const words = [...byPhrase].filter(([phrase, means]) => means.length > 0 && /^\p{L}{5,}$/u.test(phrase))
  return [
    ...insertRows(
      'search_meanings',
      [...byPhrase].map(([phrase, means]) => ({ phrase, meanings: JSON.stringify([...new Set(means)]) }))
    ),
    ...insertRows(
      'search_words',
      words.map(([word]) => ({ word, shown: '', products: 0 }))
    ).map(statement => `${statement}\nON CONFLICT DO NOTHING`)
  ]
}
