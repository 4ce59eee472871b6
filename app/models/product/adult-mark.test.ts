import { describe, expect, test } from 'vitest'
import { createProductHistory } from '../../api/product-history.ts'
import { readDetail } from '../../contract/product-detail.ts'
import { readShowcase } from '../../contract/showcase.ts'
import { readAdultMarks, toMinimumAge } from './adult-mark.ts'
import { toProductCards } from './product-card.ts'
import { toProductPage } from './product-page.ts'

const sold = { id: 7, nome: 'Vinho', status: 'disponivel', precos: { por: 54.9 }, url: 'https://loja.example/vinho' }
const strength = { idFiltro: 9, idValor: 91, nome: 'Teor alcoólico', label: '16%' }
const volume = { simples: { nome: 'Safra', valores: [{ idAtributoValor: 1, label: '2024', estoque: 3 }] } }

test.each([
  ['selo: +18', { selos: [{ nome: 'adultos', label: '+18' }] }],
  ['selo: ADULTOS', { selos: [{ nome: 'adultos', label: '+18' }] }],
  ['filtro: teor alcoólico', { filtros: [strength] }],
  ['filtro: Teor alcoólico=16%', { filtros: [strength] }],
  ['atributo: Safra', { atributos: volume }]
])(
  '%s: known of a product without any field of this store, on its page, its card and in the history',
  (rule, marked) => {
    expect(agesOf({ ...sold, ...marked }, rule)).toEqual([18, 18, 18])
    expect(agesOf({ ...sold, ...marked }, '')).toEqual([undefined, 0, undefined])
    expect(agesOf(sold, rule)).toEqual([undefined, 0, undefined])
  }
)

test('what the API says itself counts before the marks', () => {
  expect(agesOf({ ...sold, filtros: [strength], idadeMinima: 21 }, 'filtro: Teor alcoólico')).toEqual([21, 21, 21])
})

describe('the setting', () => {
  test('is a list; an empty one marks nothing', () => {
    expect(readAdultMarks(' selo: +18 , filtro:Teor: alto,')).toEqual([
      { kind: 'selo', name: '+18' },
      { kind: 'filtro', name: 'teor: alto' }
    ])
    expect(readAdultMarks('')).toEqual([])
  })

  test.each(['+18', 'marca: Vinho', 'selo:', 'selo: +18, vinho'])('%j is refused', text => {
    expect(readAdultMarks(text)).toBeNull()
  })
})

test('a product of any other API bears no mark', () => {
  const bare = { selos: [], filtros: [], atributos: { simples: null }, idadeMinima: null }
  expect(toMinimumAge(bare, [{ kind: 'atributo', name: 'safra' }])).toBe(0)
})

/** Minimum ages on a card, on the product's page, and on a card of the history, which has no marks. */
function agesOf(wire: object, rule: string) {
  const context = { language: 'pt', origins: ['https://loja.example'], adultMarks: readAdultMarks(rule) ?? [] } as const
  const [card] = toProductCards(readShowcase({ produtos: [wire] })?.produtos ?? [], context)
  const detail = readDetail({ conteudo: wire })
  if (!detail) throw new Error('no detail')
  const page = toProductPage(detail, context)
  const held = new Map<string, string>()
  const history = createProductHistory(() => ({
    getItem: key => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: key => void held.delete(key)
  }))
  history.record(page)
  const [visited] = history.cardsBeside(0)
  return [card?.minimumAge, page.minimumAge, visited?.minimumAge]
}
