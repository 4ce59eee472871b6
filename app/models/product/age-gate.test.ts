import { expect, test } from 'vitest'
import { createProductHistory } from '../../api/product-history.ts'
import { readDetail } from '../../contract/product-detail.ts'
import { readShowcase } from '../../contract/showcase.ts'
import { ageCookie, declaredAge } from './age-gate.ts'
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

test('the age is asked for until a cookie of this session confirms it', () => {
  const cookies = (value: string) => `language=1; ${value}; consent=2`
  const [cookie = ''] = ageCookie(18, true).split(';')
  expect(declaredAge(cookies(cookie))).toBe(18)
  expect(ageCookie(18, true)).toBe('adult=18; Path=/; SameSite=Lax; Secure')
  expect(ageCookie(18, false)).not.toContain('Secure')
})

test.each(['', 'adult=sim', 'adult=-18', 'xadult=18', 'adult=18x', 'adult=1818', 'adult'])(
  '%j confirms nothing',
  cookies => expect(declaredAge(cookies)).toBe(0)
)

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
])('spec 5: a card has the age %j, wherever it comes from', (said, minimumAge) => {
  const listed = toProductCards(readShowcase({ produtos: [tonic(said)] })?.produtos ?? [], context)
  const detail = readDetail({ conteudo: tonic(said) })
  if (!detail) throw new Error('no detail')
  const page = toProductPage(detail, context)
  const compared = toCompareTable([page]).columns
  const history = createProductHistory(storageOf())
  history.record(page, 'pt')
  const visited = history.cardsBeside(0)
  expect([listed, compared, visited].map(cards => cards[0]?.minimumAge)).toEqual([minimumAge, minimumAge, minimumAge])
})
