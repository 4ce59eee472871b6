import { expect, test } from 'vitest'
import type { MapContext } from '../models/store/map-context.ts'
import { type ApiCall, toResult } from './client.ts'
import { createFavoriteMemory } from './favorite-memory.ts'
import { fetchFavorites } from './favorites.ts'
import { changeWishlist, fetchWishlist, verifyFavorite } from './wishlist.ts'

const CONTEXT: MapContext = { language: 'pt', origins: ['https://loja.example'] }
const CREATINE = { id: 7, nome: 'Creatina', status: 'disponivel', url: 'https://loja.example/creatina.html' }

function openApi(body: unknown, status = 200) {
  const calls: ApiCall[] = []
  const transport = async (call: ApiCall) => {
    calls.push(call)
    return toResult({ status, body })
  }
  return { calls, transport }
}

test('favourites are read as ids: numbers, strings or objects', async () => {
  const { transport, calls } = openApi({ favoritos: [101, '103', { id: '7' }, { idProduto: 9 }, 'x', null] })
  expect(await fetchWishlist(transport)).toEqual({ ok: true, data: [101, 103, 7, 9] })
  expect(calls).toEqual([{ method: 'GET', path: 'wishlist', minimal: true }])
  expect(await fetchWishlist(openApi({ data: { favoritos: [] } }).transport)).toEqual({ ok: true, data: [] })
})

test('add, remove and verify send the product and read `sucesso`', async () => {
  const { transport, calls } = openApi({ sucesso: true })
  expect(await changeWishlist(transport, { flag: true, product: 7 })).toEqual({ ok: true, data: true })
  await changeWishlist(transport, { flag: false, product: 7 })
  expect(await verifyFavorite(transport, 7)).toEqual({ ok: true, data: true })
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST wishlist/add',
    'POST wishlist/remove',
    'POST wishlist/verify'
  ])
  const body = { idProduto: 7, idAtributoSimples: 0, idUnidadeVenda: 0, quantidade: 1, parametroAdicional: '' }
  expect(calls.map(call => call.body)).toEqual([body, body, body])
})

test('an answer of 200 without `sucesso` is a failure with the server’s message, except for verify', async () => {
  const { transport } = openApi({ sucesso: 'false', mensagem: 'Lista cheia' })
  expect(await changeWishlist(transport, { flag: true, product: 7 })).toMatchObject({
    ok: false,
    status: 200,
    message: 'Lista cheia'
  })
  expect(await verifyFavorite(transport, 7)).toEqual({ ok: true, data: false })
  expect(await changeWishlist(openApi({ error: 'Entre' }, 401).transport, { flag: true, product: 7 })).toMatchObject({
    status: 401,
    message: 'Entre'
  })
})

test('favourites come with the API’s cards: beside the ids, in their place, or not at all', async () => {
  const beside = openApi({ favoritos: [7, 8], produtos: [CREATINE, { id: 9, nome: 'Outro', url: '/outro' }] })
  expect(await read(beside)).toEqual({ ids: [7, 8], paths: ['/creatina'] })
  expect(await read(openApi({ favoritos: [CREATINE, 8] }))).toEqual({ ids: [7, 8], paths: ['/creatina'] })
  expect(await read(openApi({ favoritos: [7, 7] }))).toEqual({ ids: [7], paths: [] })
})

async function read({ transport }: ReturnType<typeof openApi>) {
  const result = await fetchFavorites(transport, CONTEXT)
  return result.ok && { ids: result.data.ids, paths: result.data.cards.map(({ path }) => path) }
}

test('stored favourites are read like an answer of the API', () => {
  const texts: Record<string, string> = {
    favoriteProducts: JSON.stringify([
      { id: 7, path: 'https://evil.example/x', name: 'Creatina', brand: 3, image: null },
      { id: 8, path: 'javascript:alert(1)', name: 'Mal' },
      { id: 0, path: '/sem-id', name: 'Sem id' },
      'nada'
    ]),
    askedFavorites: '{"not": "a list'
  }
  const storage = { ...localStorageOf(texts) }
  const memory = createFavoriteMemory({ session: () => storage, local: () => storage, now: () => 5 })
  expect(memory.kept()).toEqual([{ id: 7, path: '/x', name: 'Creatina', brand: '3', image: null }])
  expect(memory.takeAsked()).toEqual([])
})

function localStorageOf(texts: Record<string, string>): Storage {
  return {
    length: 0,
    key: () => null,
    clear: () => {},
    getItem: key => texts[key] ?? null,
    setItem: (key, value) => {
      texts[key] = value
    },
    removeItem: key => {
      delete texts[key]
    }
  }
}
