import { describe, expect, test } from 'vitest'
import { readListIndex } from '../../contract/lists.ts'
import type { MapContext } from '../store/map-context.ts'
import { type ListsRequest, toListIndex } from './lists.ts'

const SHOP = 'https://www.nutrivida.example'
const context: MapContext = { language: 'pt', origins: [SHOP] }

function indexOf(conteudo: unknown, info: unknown = [], request: Partial<ListsRequest> = {}) {
  const wire = readListIndex({ estrutura: { seo: { title: 'Listas | NutriVida' } }, conteudo, info })
  return wire && toListIndex(wire, context, { path: '/lista', search: '', page: 1, limit: 12, ...request })
}

function list(id: number, changes: object = {}) {
  const precos = { de: 189.7, por: 169.9, vista: 161.41, descontoVista: 5, parcelamento: [] }
  const rota = { name: 'list/detail', path: `/lista/kit-${id}` }
  return { id, nome: `Kit ${id}`, descricao: '<p>Vitamina D e <b>C</b>.</p>', imagem: '', precos, rota, ...changes }
}

describe('index of lists', () => {
  test('a list’s card has a name, a description, a price in cents and a page', () => {
    const imagem = 'https://cdn.example/kit.webp'
    expect(indexOf({ listas: [list(1, { imagem })] })?.lists).toEqual([
      {
        name: 'Kit 1',
        path: '/lista/kit-1',
        description: 'Vitamina D e C.',
        images: [imagem],
        price: { now: 16_990, was: 18_970, cash: 16_141, cashPercent: 5, installments: null },
        discount: 10
      }
    ])
  })

  test.each([
    ['an object of lists', { listas: { '3': list(1), '7': list(2) } }],
    ['content that is the lists', [list(1), list(2)]],
    ['content that is an object of lists', { '0': list(1), '1': list(2) }],
    ['lists among what is none', { listas: [list(1), null, 'x', { id: 4 }, list(2)] }]
  ])('reads %s', (_, conteudo) => {
    expect(indexOf(conteudo)?.lists.map(({ name }) => name)).toEqual(['Kit 1', 'Kit 2'])
  })

  test.each([[{ listas: [] }], [{ listas: '' }], [[]]])('%j is an empty index', conteudo => {
    expect(indexOf(conteudo)).toMatchObject({ lists: [], pageCount: 0, next: null })
  })

  test.each(['texto', null, 7])('content of %j is no index', conteudo => {
    expect(indexOf(conteudo)).toBeNull()
  })

  test('a page is found by its route, its address or its slug', () => {
    const lists = indexOf([
      list(1, { rota: [], url: `${SHOP}/lista/kit-1.html` }),
      list(2, { rota: [], slug: 'kit-2' }),
      list(3, { rota: [] })
    ])?.lists
    expect(lists?.map(({ path }) => path)).toEqual(['/lista/kit-1', '/lista/kit-2'])
  })

  test('the price of a list may be missing', () => {
    expect(indexOf([list(1, { precos: null })])?.lists[0]?.price).toBeNull()
  })

  test('pages are counted from the answer’s total', () => {
    const index = indexOf({ listas: [list(1), list(2)] }, { total: '5' }, { page: 2, limit: 2, search: '?pg=2&ipp=2' })
    expect(index).toMatchObject({
      page: 2,
      pageCount: 3,
      previous: { page: 1, href: '/lista?ipp=2' },
      next: { page: 3, href: '/lista?pg=3&ipp=2' }
    })
  })

  test('lists of an API without pages are cut into pages here', () => {
    const all = [1, 2, 3, 4, 5].map(id => list(id))
    const index = indexOf(all, [], { page: 2, limit: 2 })
    expect(index?.lists.map(({ name }) => name)).toEqual(['Kit 3', 'Kit 4'])
    expect(index).toMatchObject({ pageCount: 3, next: { page: 3 } })
  })
})

test('the pages end with the last one that has lists, where no total is given', () => {
  const lists = Array.from({ length: 12 }, (_, index) => list(index))
  expect(indexOf({ listas: lists.slice(0, 3) }, [], { page: 2 })?.pageCount).toBe(2)
  expect(indexOf({ listas: lists }, [], { page: 3 })?.pageCount).toBe(3)
})
