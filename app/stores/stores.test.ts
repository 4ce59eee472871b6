import { expect, test, vi } from 'vitest'
import type { ApiResult } from '../api/failure.ts'
import { createPanelsStore } from './panels.ts'
import { createUserStore } from './user.ts'
import { createWishlistStore } from './wishlist.ts'

type Change = { verb: 'add' | 'remove'; product: number }

function openWishlist(answers: ApiResult<boolean>[] = []) {
  const calls: Change[] = []
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  }
  const navigate = vi.fn()
  const onFailure = vi.fn()
  const api = {
    list: async (): Promise<ApiResult<number[]>> => ({ ok: true, data: [1, 2] }),
    change: async (change: Change) => {
      calls.push(change)
      return answers.shift() ?? ({ ok: true, data: true } as const)
    }
  }
  const store = createWishlistStore({ api, navigate, onFailure, storage, here: () => '/creatina?sabor=2' })
  return { ...store, calls, navigate, onFailure }
}

test('the favourite flag flips', async () => {
  const { actions, state, calls } = openWishlist()
  await actions.load()
  await actions.toggle(3)
  expect(state.ids).toEqual([1, 2, 3])
  await actions.toggle(1)
  expect(state.ids).toEqual([2, 3])
  expect(calls.map(({ verb, product }) => [verb, product])).toEqual([
    ['add', 3],
    ['remove', 1]
  ])
})

test('double clicks end where the last one wanted', async () => {
  const { actions, state, calls } = openWishlist()
  await Promise.all([actions.toggle(3), actions.toggle(3), actions.toggle(3)])
  expect(state.ids).toEqual([3])
  expect(calls.map(({ verb }) => verb)).toEqual(['add'])
})

test('a failure is taken back and told', async () => {
  const { actions, state, onFailure } = openWishlist([{ ok: true, data: false }])
  await actions.toggle(3)
  expect(state.ids).toEqual([])
  expect(onFailure).toHaveBeenCalledOnce()
})

test('without a login the way leads to checkout access, and it is done after', async () => {
  const { actions, state, navigate, onFailure, calls } = openWishlist([
    { ok: false, kind: 'http', status: 401, message: '' }
  ])
  await actions.toggle(9)
  expect(navigate).toHaveBeenCalledWith('/checkout/acesso?return=%2Fcreatina%3Fsabor%3D2')
  expect([state.ids, onFailure.mock.calls.length]).toEqual([[], 0])
  await actions.load()
  expect(state.ids).toEqual([1, 2, 9])
  expect(calls).toHaveLength(2)
})

test('one panel is open at a time', () => {
  const { state, actions } = createPanelsStore()
  actions.open('menu')
  actions.toggle('cart')
  expect(state.open).toBe('cart')
  actions.close('menu')
  expect(state.open).toBe('cart')
  actions.toggle('cart')
  expect(state.open).toBeNull()
})

test('a user that cannot be read is a visitor', async () => {
  const { state, actions } = createUserStore({
    fetch: async () => ({ ok: false, kind: 'network', status: 0, message: '' })
  })
  await actions.load()
  expect(state.user.signedIn).toBe(false)
})
