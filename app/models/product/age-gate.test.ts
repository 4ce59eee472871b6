import { expect, test } from 'vitest'
import { createProductHistory } from '../../api/product-history.ts'
import { readDetail } from '../../contract/product-detail.ts'
import { readShowcase } from '../../contract/showcase.ts'
import { confirmAge, isAgeConfirmed } from './age-gate.ts'
import { toCompareTable } from './compare-table.ts'
import { toProductCards } from './product-card.ts'
import { toProductPage } from './product-page.ts'

function storageOf(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries))
  return () => ({
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key)
  })
}

test('an age is asked for until it is confirmed, and a higher one once more', () => {
  const storage = storageOf()
  expect(isAgeConfirmed(storage, 18)).toBe(false)
  confirmAge(storage, 18)
  expect([16, 18, 21].map(age => isAgeConfirmed(storage, age))).toEqual([true, true, false])
})

test('what somebody else wrote there confirms nothing', () => {
  expect(isAgeConfirmed(storageOf({ ageConfirmed: 'sim' }), 18)).toBe(false)
})

test('a storage that refuses is none', () => {
  const refusing = () => {
    throw new Error('SecurityError')
  }
  expect(isAgeConfirmed(refusing, 18)).toBe(false)
  expect(() => confirmAge(refusing, 18)).not.toThrow()
})

const context = { language: 'pt', origins: ['https://loja.example'] } as const

function tonic(idadeMinima: unknown) {
  const precos = { por: 54.9 }
  return { id: 7, nome: 'Tônico', status: 'disponivel', precos, url: 'https://loja.example/tonico', idadeMinima }
}

test.each([
  [18, 18],
  ['18', 18],
  [0, undefined],
  [null, undefined],
  [-1, undefined]
])('spec 5: an age of %j is known of a card, wherever the card comes from', (said, minimumAge) => {
  const listed = toProductCards(readShowcase({ produtos: [tonic(said)] })?.produtos ?? [], context)
  const detail = readDetail({ conteudo: tonic(said) })
  if (!detail) throw new Error('no detail')
  const page = toProductPage(detail, context)
  const compared = toCompareTable([page]).columns
  const history = createProductHistory(storageOf())
  history.record(page)
  const visited = history.cardsBeside(0)
  expect([listed, compared, visited].map(cards => cards[0]?.minimumAge)).toEqual([minimumAge, minimumAge, minimumAge])
})
