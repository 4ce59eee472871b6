import { meaningKey } from '../../rules/search-meanings.ts'
import type { SeedData } from '../seed-data.ts'
import { insertRows } from './literal.ts'

/** What a search understands beyond the words of products, and the single words of it that may be misspelt. */
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
