import { expect, test } from 'vitest'
import { readListing } from '../../contract/listing.ts'
import type { MapContext } from '../store/map-context.ts'
import { toListing } from './listing.ts'

const context: MapContext = { language: 'pt', origins: [] }
const request = { kind: 'search' as const, path: '/busca', search: '?busca=wey+xyz&preco=0-200', order: '' }

function found(busca: object) {
  const wire = readListing({ conteudo: { busca, produtos: [] }, info: { total: 3 } })
  return wire && toListing(wire, context, { ...request, page: 1, limit: 12 })
}

test('a search shows the text it read and the words it left out', () => {
  const sent = { texto: 'wey xyz', sugestao: ['whey', 'whey isolado'], corrigido: 'whey', semResultado: ['xyz'] }
  expect(found(sent)).toMatchObject({
    correction: { label: 'whey', href: '/busca?busca=whey&preco=0-200' },
    dropped: ['xyz'],
    suggestions: ['whey isolado']
  })
})

test('a search over an API without that has only suggestions', () => {
  const listing = found({ texto: 'wey xyz', sugestao: ['whey'] })
  expect(listing?.suggestions).toEqual(['whey'])
  expect(listing).not.toHaveProperty('correction')
  expect(listing).not.toHaveProperty('dropped')
})
