import { beforeAll, describe, expect, it } from 'vitest'
import { pricedSearch } from '../../app/models/listing/price-words.ts'
import { searchPath } from '../../app/models/listing/suggestions.ts'
import phrases from '../fixtures/shopper-phrases.json'
import { backend, type Json, seedDatabase } from './backend.ts'
import { demo } from './demo.ts'

/** What shoppers type, each with the products that are right: one must be among the first five. */
const api = backend()
const FIRST = 5

beforeAll(() => seedDatabase(demo))

/** The store takes the price out of the text before it asks. */
async function firstOf(phrase: string): Promise<string[]> {
  const typed = new URL(searchPath(phrase), 'https://loja.example')
  const { searchParams } = new URL(pricedSearch(typed, phrase) ?? typed, typed)
  const answer = await api.get(`url/product/listing/search?${searchParams}&offset=0&limit=${FIRST}`)
  expect(answer.status, phrase).toBe(200)
  return answer.body.conteudo.produtos.map((product: Json) => product.nome)
}

async function missed(set: string[][]): Promise<string[]> {
  const misses: string[] = []
  for (const [phrase = '', right = ''] of set) {
    const names = await firstOf(phrase)
    if (!names.some(name => new RegExp(right, 'i').test(name))) misses.push(`${phrase}: ${names.join(' · ')}`)
  }
  return misses
}

describe('a phrase finds a right product among the first five', () => {
  it.each([
    ['of the phrases that the words of the shop were written for', phrases.known],
    ['of phrases that were held out', phrases.unknown]
  ])('%s', async (_name, set) => {
    expect(set).toHaveLength(60)
    expect(await missed(set)).toEqual([])
  })
})

it.each([
  ['vitamina para cabelo', /cabelos|biotina/i],
  ['vitaminas para cabelo e unhas', /cabelos|biotina/i],
  ['hair vitamin', /cabelos|biotina/i],
  ['vitamina para pele', /pele|colágeno/i],
  ['vitamina para dormir', /melatonina/i],
  ['eye vitamins', /luteína/i]
])('“%s” begins with products for it, not with the best-selling vitamin', async (phrase, right) => {
  expect((await firstOf(phrase))[0]).toMatch(right)
})
