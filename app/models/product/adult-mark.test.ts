import { describe, expect, test } from 'vitest'
import { createProductHistory } from '../../api/product-history.ts'
import { readListing } from '../../contract/listing.ts'
import { readDetail } from '../../contract/product-detail.ts'
import { readShowcase } from '../../contract/showcase.ts'
import { type ListingKind, toListing } from '../listing/listing.ts'
import { readAdultMarks, toMinimumAge } from './adult-mark.ts'
import { toProductCards } from './product-card.ts'
import { toProductPage } from './product-page.ts'

const url = 'https://loja.example/malbec-reserva'
// A name that says nothing.
const sold = { id: 7, nome: 'Malbec Reserva', status: 'disponivel', precos: { por: 54.9 }, url }
const strength = { idFiltro: 9, idValor: 91, nome: 'Teor alcoólico', label: '16%' }
const volume = { simples: { nome: 'Safra', valores: [{ idAtributoValor: 1, label: '2024', estoque: 3 }] } }

test.each([
  ['selo: +18', { selos: [{ nome: 'adultos', label: '+18' }] }],
  ['selo: ADULTOS', { selos: [{ nome: 'adultos', label: '+18' }] }],
  ['filtro: teor alcoólico', { filtros: [strength] }],
  ['filtro: Teor alcoólico=16%', { filtros: [strength] }],
  ['atributo: Safra', { atributos: volume }],
  ['palavra: Maracujá alcoólico', { nome: 'Drink MARACUJA alcoólico 1 L' }],
  ['categoria: Adega do Zé', { url: 'https://loja.example/adega-do-ze/malbec-reserva' }]
])('%s: a product without this store’s fields is marked on its page, its card and in the history', (rule, marked) => {
  expect(agesOf({ ...sold, ...marked }, rule)).toEqual([18, 18, 18])
  expect(agesOf({ ...sold, ...marked }, '')).toEqual([undefined, 0, undefined])
  expect(agesOf(sold, rule)).toEqual([undefined, 0, undefined])
})

test('the API’s own field counts before the marks', () => {
  expect(agesOf({ ...sold, filtros: [strength], idadeMinima: 21 }, 'filtro: Teor alcoólico')).toEqual([21, 21, 21])
})

describe('words of drinks', () => {
  const wine = { ...sold, nome: 'Vinho Tinto 750 ml' }

  test('mark a product on its page, its card and in the history', () => {
    expect(agesOf(wine, '')).toEqual([18, 18, 18])
    expect(agesOf({ ...sold, nome: 'Cerveja sem álcool' }, '')).toEqual([undefined, 0, undefined])
  })

  test('mark nothing where the shop switched them off, or where its API has the field for each product', () => {
    expect(agesOf(wine, 'off')).toEqual([undefined, 0, undefined])
    expect(agesOf({ ...wine, idadeMinima: 0 }, '')).toEqual([undefined, 0, undefined])
    expect(agesOf({ ...wine, selos: [{ nome: '+18' }] }, 'off, selo: +18')).toEqual([18, 18, 18])
  })

  test('follow the innermost category of a product’s page', () => {
    const pageIn = (...labels: string[]) => {
      const breadcrumb = labels.map(label => ({ label, url: '/x' }))
      const detail = readDetail({ estrutura: { breadcrumb }, conteudo: sold })
      return detail && toProductPage(detail, context).minimumAge
    }
    expect(pageIn('Início', 'Bebidas', 'Vinhos', 'Malbec Reserva')).toBe(18)
    expect(pageIn('Início', 'Vinhos', 'Acessórios')).toBe(0)
    expect(pageIn('Início', 'Vitaminas')).toBe(0)
  })

  test('mark the cards of a category of drinks, but not those of a brand or a search of that name', () => {
    const ages = (kind: ListingKind, path: string, conteudo: object) => {
      const wire = readListing({ conteudo: { produtos: [sold], ...conteudo } })
      const request = { kind, path, search: '', page: 1, limit: 12, order: '' }
      return wire && toListing(wire, context, request).products.map(({ minimumAge = 0 }) => minimumAge)
    }
    expect(ages('category', '/tintos', { categoria: { nome: 'Vinhos tintos' } })).toEqual([18])
    expect(ages('category', '/vinhos/tintos', {})).toEqual([18])
    expect(ages('landing-page', '/l/x', { landingPage: { nome: 'Cervejas' } })).toEqual([18])
    expect(ages('brand', '/marcas/vinhos-do-sul', { marca: { nome: 'Vinhos do Sul' } })).toEqual([0])
    expect(ages('search', '/busca', { busca: { texto: 'vinho' } })).toEqual([0])
  })
})

describe('the setting', () => {
  test('is a list; an empty one marks nothing', () => {
    expect(readAdultMarks(' selo: +18 , filtro:Teor: alto,')).toEqual([
      { kind: 'selo', name: '+18' },
      { kind: 'filtro', name: 'teor: alto' }
    ])
    expect(readAdultMarks('OFF')).toEqual([{ kind: 'off', name: '' }])
    expect(readAdultMarks('')).toEqual([])
  })

  test.each(['+18', 'marca: Vinho', 'selo:', 'selo: +18, vinho'])('%j is refused', text => {
    expect(readAdultMarks(text)).toBeNull()
  })
})

test('a product of any other API has no mark', () => {
  const bare = { nome: 'Chá', selos: [], filtros: [], atributos: { simples: null }, idadeMinima: null }
  expect(toMinimumAge(bare, [{ kind: 'atributo', name: 'safra' }])).toBe(0)
})

const context = { language: 'pt', origins: ['https://loja.example'] } as const

/** Minimum ages on a card, on the product's page, and on a card of the history, which has no marks. */
function agesOf(wire: object, rule: string) {
  const ruled = { ...context, adultMarks: readAdultMarks(rule) ?? [] }
  const [card] = toProductCards(readShowcase({ produtos: [wire] })?.produtos ?? [], ruled)
  const detail = readDetail({ conteudo: wire })
  if (!detail) throw new Error('no detail')
  const page = toProductPage(detail, ruled)
  const held = new Map<string, string>()
  const history = createProductHistory(() => ({
    getItem: key => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: key => void held.delete(key)
  }))
  history.record(page, 'pt')
  const [visited] = history.cardsBeside(0)
  return [card?.minimumAge, page.minimumAge, visited?.minimumAge]
}
