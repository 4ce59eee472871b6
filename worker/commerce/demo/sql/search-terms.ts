import { plainWords } from '../../rules/search-terms.ts'
import type { Text } from '../schema/fields.ts'
import { insertRows } from './literal.ts'

/** The search texts of one product. */
interface Findable {
  /** The whole text in the search table. */
  texts: string[]
  /** Names that complete a typed text: the product, its brand, its categories and topics. */
  names: Text[]
}

/** The words of all search texts and their completing phrases, each with its number of products. */
export function searchTermStatements(products: Findable[]): string[] {
  return [
    ...insertRows('search_words', wordRows(products)),
    ...insertRows('search_phrases', [...phraseRows(products, 'pt'), ...phraseRows(products, 'en')])
  ]
}

function wordRows(products: Findable[]) {
  const shown = new Map<string, string>()
  const counts = new Map<string, number>()
  for (const { texts } of products) {
    const words = texts.flatMap(spelt)
    for (const [word, spelling] of words) shown.set(word, accented(spelling, shown.get(word)))
    for (const word of new Set(words.map(([plain]) => plain))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].map(([word, count]) => ({ word, shown: shown.get(word) ?? word, products: count }))
}

/** `ômega` rather than the English `omega`, because Portuguese is the store's first language. */
function accented(shown: string, known = shown): string {
  return known.normalize('NFD') === known ? shown : known
}

/** Each word of a text as in the search table, and as written in lower case. */
function spelt(text: string): [string, string][] {
  const shown = text.toLocaleLowerCase('pt-BR').split(/[^\p{L}\p{N}\p{M}]+/u)
  return shown.flatMap(word => plainWords(word).map((plain): [string, string] => [plain, word]))
}

function phraseRows(products: Findable[], language: keyof Text) {
  const phrases = new Map<string, { phrase: string; language: string; products: number }>()
  for (const { names } of products)
    for (const phrase of new Set(names.map(name => phraseOf(name[language])))) {
      const known = phrases.get(plainWords(phrase).join(' '))
      if (known) known.products += 1
      else phrases.set(plainWords(phrase).join(' '), { phrase, language, products: 1 })
    }
  return [...phrases.values()]
}

/** `Creatina Monohidratada 300 g` becomes `creatina monohidratada`; the 3 of `Ômega 3 1.000 mg` belongs to the name. */
function phraseOf(name: string): string {
  const words = name.toLocaleLowerCase('pt-BR').split(' ')
  const end = words.findIndex((word, index) => index > 0 && isAmount(word, words[index + 1]))
  return words.slice(0, end < 0 ? undefined : end).join(' ')
}

function isAmount(word: string, next = ''): boolean {
  return /^\d/.test(word) && (!/^\d$/.test(word) || /^(g|kg|mg|ml|l|ui|iu|un)$/.test(next))
}
