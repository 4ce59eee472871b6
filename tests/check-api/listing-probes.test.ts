import { expect, test } from 'vitest'
import type { MapContext } from '../../app/models/store/map-context.ts'
import type { Answer } from './ask.ts'
import type { Row } from './call.ts'
import type { Request } from './exchange.ts'
import { probeListing } from './listing-probes.ts'

const context: MapContext = { language: 'pt', origins: [], media: { base: 'https://api.example', hosts: [] } }

/** Forty products with unsorted prices. A filter leaves ten of them. */
const PRODUCTS = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  nome: `Produto ${index + 1}`,
  status: 'disponivel',
  url: `/produto-${index + 1}`,
  precos: { por: 10 + ((index * 7) % 40), parcelamento: [{ parcelas: 2, valorParcela: 5, taxa: 0 }] },
  midias: { imagens: [{ arquivos: { big: '/p.png' } }] }
}))

type Query = { url: string; offset: number; limit: number; order: string }

function sound({ url, offset, limit, order }: Query, more: object) {
  const found = url.includes('filtro=') ? PRODUCTS.slice(0, 10) : PRODUCTS
  const sign = order === 'Menor Preço' ? 1 : order === 'Maior Preço' ? -1 : 0
  const sorted = found.toSorted((one, other) => sign * (one.precos.por - other.precos.por))
  const valores = [{ id: 1, label: 'Em pó', url: '/vitaminas?filtro=1', quantidade: 10 }]
  return {
    conteudo: {
      categoria: { id: 1, nome: 'Vitaminas' },
      produtos: sorted.slice(offset, offset + limit),
      detalhes: { filtros: [{ id: 1, nome: 'Forma', valores }], ...more }
    },
    info: { total: found.length }
  }
}

/** The findings for a category whose API handles the query as configured. */
async function problemsOf(read: (query: Query) => Query, more = {}): Promise<string[]> {
  const rows: Row[] = []
  const ask = async ({ query = {} }: Request): Promise<Answer> => {
    const { url = '', order = '' } = query
    const body = sound(read({ url, order, offset: Number(query.offset), limit: Number(query.limit) }), more)
    const head = { status: 200, headMs: 5, ms: 5, failure: '', contentType: 'application/json', location: '' }
    return { ...head, text: '', body, tooLarge: false, retryAfter: null, session: null, refusals: [] }
  }
  const place = { kind: 'category', path: '/vitaminas', search: '' } as const
  await probeListing({ ask, context, rows }, place)
  return rows.flatMap(({ findings }) => findings.map(({ problem }) => problem))
}

test('a listing that follows its parameters has no findings', async () => {
  expect(await problemsOf(query => query)).toEqual([])
})

test('an ignored page is reported by its repeated products', async () => {
  expect(await problemsOf(query => ({ ...query, offset: 0 }))).toEqual(['Page 2 has 12 products of page 1'])
})

test('an ignored page size is reported', async () => {
  expect(await problemsOf(query => ({ ...query, limit: 12 }))).toEqual(['Asked for 5 products, it gives 12'])
})

test('an ignored order is reported', async () => {
  const found = await problemsOf(query => ({ ...query, order: '' }))
  expect(found).toEqual(['The products are not in this order', 'The products are not in this order'])
})

test('an order without a label in the store is reported', async () => {
  const ordenacao = [{ label: 'Mais novos', url: '/vitaminas?order=novos' }]
  expect(await problemsOf(query => query, { ordenacao })).toEqual(['The store has no word for its order “Mais novos”'])
})

test('a filter that changes nothing is reported', async () => {
  expect(await problemsOf(query => ({ ...query, url: '/vitaminas' }))).toEqual(['The filter changes nothing'])
})
