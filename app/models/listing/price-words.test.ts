import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_END } from './listing-price.ts'
import { pricedSearch, readPriceWords } from './price-words.ts'

const up = (to: number) => ({ from: 0, to })
const starting = (from: number) => ({ from, to: NO_END })

describe('a typed price becomes the filter', () => {
  test.each([
    ['whey sem lactose até 200', 'whey sem lactose', up(200)],
    ['whey até R$ 149,90 chocolate', 'whey chocolate', up(150)],
    ['creatina abaixo de R$ 100', 'creatina', up(100)],
    ['ômega 3 menos de 50 reais', 'ômega 3', up(50)],
    ['ate 1.500 reais', '', up(1500)],
    ['por menos de 80 colágeno', 'colágeno', up(80)],
    ['colágeno entre 50 e 100', 'colágeno', { from: 50, to: 100 }],
    ['entre R$50 e R$100', '', { from: 50, to: 100 }],
    ['whey de 100 a 150', 'whey', { from: 100, to: 150 }],
    ['whey 150 a 100 reais', 'whey', { from: 100, to: 150 }],
    ['whey acima de 100', 'whey', starting(100)],
    ['a partir de 99,90 whey', 'whey', starting(99)],
    ['whey de 100 reais', 'whey', up(100)],
    ['barrinha R$ 15', 'barrinha', up(15)],
    ['shaker under 50', 'shaker', up(50)],
    ['whey from 20 to 40', 'whey', { from: 20, to: 40 }],
    ['less than 40 creatine', 'creatine', up(40)]
  ])('%s', (typed, term, price) => {
    expect(readPriceWords(typed)).toEqual({ term, price, order: null })
  })
})

test.each([
  ['creatina barata', 'creatina'],
  ['whey mais barato', 'whey'],
  ['whey bom e barato', 'whey'],
  ['ômega 3 mais em conta', 'ômega 3'],
  ['cheap whey protein', 'whey protein'],
  ['cheapest creatine', 'creatine']
])('“%s” sorts the cheapest first', (typed, term) => {
  expect(readPriceWords(typed)).toEqual({ term, price: null, order: 'menorpreco' })
})

test.each([
  'whey 900 g',
  'whey 900g',
  'omega 3 1000 mg',
  'vitamina d 2000 ui',
  'vitamina d até 2000 ui',
  'kit 2',
  'kit de 2 a 3',
  'pasta de amendoim 1 kg',
  'multivitamínico acima de 50 anos',
  'multivitamin for women over 50',
  'bcaa 2:1:1',
  'chocolate 70%',
  'vitamina de a a z',
  'de 200 a 400 mg',
  'menos de 10 g de açúcar',
  'até',
  'conta',
  ''
])('“%s” has no price', typed => {
  expect(readPriceWords(typed)).toBeNull()
})

test('a price is found anywhere in the words, and the other words stay', () => {
  const word = fc.constantFrom('whey', 'ômega', '3', 'sem', 'lactose', '900', 'g', 'vitamina', 'B12')
  const amount = fc.integer({ min: 1, max: 99_999 })
  const phrase = fc.constantFrom('até', 'abaixo de', 'menos de', 'under', 'Até R$')
  fc.assert(
    fc.property(fc.array(word), fc.array(word), phrase, amount, (before, after, says, to) => {
      fc.pre(!/^(g|3|900)$/.test(after[0] ?? ''))
      const read = readPriceWords([...before, says, to, ...after].join(' '))
      expect(read).toEqual({ term: [...before, ...after].join(' '), price: up(to), order: null })
    })
  )
})

test('any input gives an ordered range, and keeps the typed words', () => {
  const piece = fc.constantFrom<string>(...'até de 50 100 a e entre R$ reais barato mais x mg'.split(' '))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), pieces => {
      const { term, price } = readPriceWords(pieces.join(' ')) ?? { term: '', price: null }
      if (price) expect(price.from).toBeLessThanOrEqual(price.to)
      let from = 0
      for (const word of term.split(' ').filter(Boolean)) {
        expect(pieces.indexOf(word, from)).toBeGreaterThanOrEqual(from)
        from = pieces.indexOf(word, from) + 1
      }
    })
  )
})

test('a price in words keeps the other choices and starts at the first page', () => {
  function at(search: string) {
    const url = new URL(`https://loja.example/busca?${search}`)
    return pricedSearch(url, url.searchParams.get('busca') ?? '')
  }
  expect(at('busca=whey at%C3%A9 200&marca=3&pg=2')).toBe('/busca?busca=whey&marca=3&preco=0-200')
  expect(at('busca=creatina+barata&preco=20-80')).toBe('/busca?busca=creatina&order=menorpreco&preco=20-80')
  expect(at('busca=at%C3%A9+50')).toBe('/busca?busca=&preco=0-50')
  expect(at('busca=whey')).toBeNull()
})
