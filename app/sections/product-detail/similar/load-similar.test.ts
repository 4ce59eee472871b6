import { expect, test } from 'vitest'
import type { ApiCall } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/failure.ts'
import { loadSimilar } from './load-similar.ts'

const product = {
  id: 1,
  path: '/whey',
  breadcrumb: ['/', '/proteinas', '/proteinas/whey', '/proteinas/whey/concentrado', '/whey'].map(path => ({
    path,
    label: path
  }))
}

const item = (id: number) => ({ id, nome: `Produto ${id}`, status: 'disponivel', precos: { por: 10 }, url: `/p-${id}` })
const from = (first: number, count: number) => Array.from({ length: count }, (_, place) => first + place)

async function similarTo(listings: Record<string, number[]>) {
  const calls: ApiCall[] = []
  const transport = async (call: ApiCall): Promise<ApiResult<unknown>> => {
    calls.push(call)
    const ids = listings[call.query?.url ?? '']
    if (!ids) return { ok: false, kind: 'http', status: 500, message: '' }
    return { ok: true, data: { estrutura: {}, conteudo: { produtos: ids.map(item) }, info: {} } }
  }
  const cards = await loadSimilar(transport, product, { language: 'pt', origins: [] })
  return { ids: cards.map(({ id }) => id), queries: calls.map(({ query }) => query) }
}

test('a short category is filled with its parent’s products, up to 16, each once and without the product itself', async () => {
  const listings = { '/proteinas/whey/concentrado': [1, 30, 2], '/proteinas/whey': from(1, 16) }
  const { ids, queries } = await similarTo(listings)
  expect(ids).toEqual([30, 2, ...from(3, 14)])
  expect(queries).toEqual(Object.keys(listings).map(url => ({ url, offset: '0', limit: '16', order: 'Popularidade' })))
})

test('similar products survive the failure of one listing', async () => {
  expect((await similarTo({ '/proteinas/whey': [1, 5] })).ids).toEqual([5])
  expect((await similarTo({})).ids).toEqual([])
})
