import { describe, expect, test } from 'vitest'
import examples from '../../contract/example-bodies.json' with { type: 'json' }
import { readListing } from '../../contract/listing.ts'
import type { MapContext } from '../store/map-context.ts'
import { type Suggestions, searchPath, termKey, toSuggestions } from './suggestions.ts'

const context: MapContext = { language: 'pt', origins: ['https://www.nutrivida.example'] }
const [product] = examples.showcase.produtos

function suggest(conteudo: object, term = 'crea', info: object = { total: 40 }): Suggestions {
  const wire = readListing({ conteudo, info })
  if (wire === null) throw new Error('the body was refused')
  return toSuggestions(wire, context, term)
}

describe('suggestions', () => {
  test('have terms, the API’s links, products and the number of results', () => {
    const found = suggest({
      busca: { texto: 'crea', sugestao: ['creatina', 'creatina <b>pura</b>'] },
      produtos: [product],
      detalhes: {
        categorias: { filhas: [{ id: 4, nome: 'Creatina', url: 'https://api.example/busca?busca=crea&categoria=4' }] },
        marcas: [{ id: 7, nome: 'Vigor', rota: { path: '/busca', query: { busca: 'crea', marca: '7' } } }]
      }
    })
    expect(found).toMatchObject({
      term: 'crea',
      terms: ['creatina', 'creatina pura'],
      categories: [{ label: 'Creatina', href: '/busca?busca=crea&categoria=4' }],
      brands: [{ label: 'Vigor', href: '/busca?busca=crea&marca=7' }],
      total: 40
    })
    expect(found.products.map(({ name }) => name)).toEqual([product?.nome])
  })

  test('have only products where the API sends no more', () => {
    const found = suggest({ produtos: [product, product] }, 'crea', [])
    expect(found).toMatchObject({ terms: [], categories: [], brands: [], total: 2 })
  })

  test('leave out the typed term, repetitions and active filters', () => {
    const found = suggest(
      {
        busca: { sugestao: ['  Whey ', 'whey isolado', 'WHEY ISOLADO', ''] },
        produtos: [],
        detalhes: { marcas: [{ id: 1, nome: 'Vigor', ativo: true, url: '/busca?marca=1' }] }
      },
      'whey'
    )
    expect(found).toMatchObject({ terms: ['whey isolado'], brands: [] })
  })

  test('are few', () => {
    const many = Array.from({ length: 30 }, (_, index) => index + 1)
    const found = suggest({
      busca: { sugestao: many.map(index => `termo ${index}`) },
      produtos: many.map(id => ({ ...product, id })),
      detalhes: { marcas: many.map(id => ({ id, nome: `Marca ${id}`, url: `/busca?marca=${id}` })) }
    })
    expect([found.terms.length, found.products.length, found.brands.length]).toEqual([5, 6, 4])
  })
})

test('a search’s address is the one that the plain form writes', () => {
  expect(searchPath('ômega 3 & d')).toBe('/busca?busca=%C3%B4mega+3+%26+d')
})

test('terms are equal regardless of case and spaces', () => {
  expect(termKey('  Whey   ISOLADO ')).toBe(termKey('whey isolado'))
})
