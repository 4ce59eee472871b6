import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { ApiFailure, ApiResult } from '../api/failure.ts'
import { ASKED_AGE_MS, createFavoriteMemory } from '../api/favorite-memory.ts'
import type { Favorites } from '../api/favorites.ts'
import type { FavoriteProduct } from '../models/shopper/favorite.ts'
import { initialStates } from './shopper-states.ts'
import { createWishlistStore } from './wishlist.ts'

const NO_LOGIN: ApiFailure = { ok: false, kind: 'http', status: 401, message: 'Faça login' }
const BROKEN: ApiFailure = { ok: false, kind: 'http', status: 500, message: 'O banco caiu' }

interface Change {
  flag: boolean
  product: number
}

/** A store over a fake server, which gives the `answers` first and then succeeds. */
function openStore({ has = [1, 2], answers = [] as ApiResult<true>[], storage = openStorage() } = {}) {
  const server = new Set(has)
  const calls: Change[] = []
  const events: unknown[] = []
  const clock = { now: 1_000_000 }
  const memory = createFavoriteMemory({ session: () => storage, local: () => storage, now: () => clock.now })
  const navigate = vi.fn()
  const onSignedOut = vi.fn()
  const here = vi.fn(() => '/creatina?sabor=2')
  const channel = { postMessage: vi.fn(), addEventListener: vi.fn() }
  const api = {
    list: async (): Promise<ApiResult<number[]>> => ({ ok: true, data: [...server] }),
    favorites: async (): Promise<ApiResult<Favorites>> => ({ ok: true, data: { ids: [...server], cards: [] } }),
    verify: async (product: number): Promise<ApiResult<boolean>> => ({ ok: true, data: server.has(product) }),
    change: async (change: Change): Promise<ApiResult<true>> => {
      calls.push(change)
      const answer = answers.shift() ?? { ok: true, data: true }
      if (answer.ok && change.flag) server.add(change.product)
      if (answer.ok && !change.flag) server.delete(change.product)
      return answer
    }
  }
  const store = createWishlistStore({
    state: initialStates().wishlist,
    ready: async () => {},
    api,
    memory,
    channel,
    navigate,
    onSignedOut,
    here,
    onEvent: event => events.push(event)
  })
  return { ...store, api, answers, calls, channel, clock, events, here, memory, navigate, onSignedOut, server }
}

function openStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key)
  }
}

function blockedStorage(): Storage {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  return { ...openStorage(), getItem: refuse, setItem: refuse, removeItem: refuse }
}

function product(id: number): FavoriteProduct {
  return { id, path: `/produto-${id}`, name: `Produto ${id}`, brand: 'Marca', image: null }
}

test('the favourite flag flips between add and remove according to the current flag', async () => {
  const { actions, state, calls } = openStore()
  await actions.load()
  await actions.toggle(product(3))
  await actions.toggle(product(1))
  expect(state.ids).toEqual([3, 2])
  expect(calls).toEqual([
    { flag: true, product: 3 },
    { flag: false, product: 1 }
  ])
})

test('the favourite flag shows before the answer', async () => {
  const { actions, state } = openStore()
  await actions.load()
  const done = actions.toggle(product(3))
  expect(state.ids).toContain(3)
  await done
})

test('double clicks end with the last state, with one call at a time', async () => {
  const { actions, state, server, api } = openStore()
  let running = 0
  const { change } = api
  api.change = async args => {
    running += 1
    expect(running).toBe(1)
    const answer = await change(args)
    running -= 1
    return answer
  }
  await Promise.all([actions.toggle(product(3)), actions.toggle(product(3)), actions.toggle(product(3))])
  expect([state.ids.includes(3), server.has(3)]).toEqual([true, true])
})

test('any clicks end with the same state in the page and on the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat(3)), { maxLength: 20 }), async clicks => {
      const { actions, state, server } = openStore()
      await actions.load()
      const flags = new Map([1, 2, 3, 4].map(id => [id, server.has(id)]))
      const done: Promise<void>[] = []
      for (const [id, pauses] of clicks) {
        flags.set(id, !flags.get(id))
        done.push(actions.toggle(product(id)))
        for (let pause = 0; pause < pauses; pause += 1) await Promise.resolve()
      }
      await Promise.all(done)
      const wanted = [1, 2, 3, 4].filter(id => flags.get(id))
      expect([...server].sort()).toEqual(wanted)
      expect([...state.ids].sort()).toEqual(wanted)
    })
  )
})

test('a wishlist failure logs the server error, and the flag goes back', async () => {
  const { actions, state, events, navigate } = openStore({ answers: [BROKEN] })
  await actions.load()
  await actions.toggle(product(3))
  expect(state.ids).toEqual([1, 2])
  expect(events).toEqual([{ name: 'wishlist_failure', failure: BROKEN }])
  expect(navigate).not.toHaveBeenCalled()
})

test('a list that cannot be read logs the server error and stays empty', async () => {
  const { actions, api, events, state } = openStore()
  api.list = async () => BROKEN
  await actions.load()
  expect(events).toEqual([{ name: 'wishlist_failure', failure: BROKEN }])
  expect([state.ids, state.loaded]).toEqual([[], false])
})

test('a 401 redirects to the checkout access page, with the way back', async () => {
  const { actions, state, events, navigate } = openStore({ has: [], answers: [NO_LOGIN] })
  await actions.toggle(product(9))
  expect(navigate).toHaveBeenCalledWith('/checkout/acesso?return=%2Fcreatina%3Fsabor%3D2')
  expect([state.ids, events]).toEqual([[], []])
})

test('favourites of a visitor are completed once after the login', async () => {
  const { actions, state, server, calls } = openStore({ has: [2], answers: [NO_LOGIN, NO_LOGIN, NO_LOGIN] })
  await actions.toggle(product(8))
  await actions.toggle(product(9))
  await actions.toggle(product(2))
  calls.length = 0
  await actions.load()
  expect([...server].sort()).toEqual([2, 8, 9])
  expect([...state.ids].sort()).toEqual([2, 8, 9])
  await actions.load()
  expect(calls).toHaveLength(2)
})

test('a visitor’s favourites survive another document', async () => {
  const storage = openStorage()
  const before = openStore({ has: [], answers: [NO_LOGIN], storage })
  await before.actions.toggle(product(9))
  const after = openStore({ has: [], storage })
  await after.actions.load()
  expect(after.state.ids).toEqual([9])
})

test('the page remembers a visitor’s favourites where storage is blocked', async () => {
  const { actions, state } = openStore({ has: [], answers: [NO_LOGIN], storage: blockedStorage() })
  await actions.toggle(product(9))
  await actions.load()
  expect(state.ids).toEqual([9])
})

test('two hearts with a 401 lead to the login once, and both are completed after it', async () => {
  const { actions, here, navigate, state } = openStore({ has: [], answers: [NO_LOGIN, NO_LOGIN] })
  let place = '/creatina'
  navigate.mockImplementation((path: string) => {
    place = path
  })
  here.mockImplementation(() => place)
  await Promise.all([actions.toggle(product(8)), actions.toggle(product(9))])
  expect(navigate).toHaveBeenCalledOnce()
  await actions.load()
  expect([...state.ids].sort()).toEqual([8, 9])
})

test('a visitor’s favourites expire after half an hour, and at signing out', async () => {
  const late = openStore({ has: [], answers: [NO_LOGIN] })
  await late.actions.toggle(product(9))
  late.clock.now += ASKED_AGE_MS + 1
  await late.actions.load()
  expect(late.state.ids).toEqual([])
  const other = openStore({ has: [], answers: [NO_LOGIN] })
  await other.actions.toggle(product(9))
  await other.actions.clear()
  await other.actions.load()
  expect(other.state.ids).toEqual([])
})

test('a removal with an expired session leads to the login, and is completed after it', async () => {
  const { actions, state, answers, server, navigate, onSignedOut } = openStore()
  await actions.load()
  answers.push(NO_LOGIN)
  await actions.toggle(product(1))
  expect(navigate).toHaveBeenCalledOnce()
  expect(onSignedOut).toHaveBeenCalledOnce()
  expect(state.ids).toEqual([])
  await actions.load()
  expect([state.ids, [...server]]).toEqual([[2], [2]])
})

test('reading the list never redirects, and keeps waiting favourites', async () => {
  const { actions, api, events, navigate, state } = openStore({ has: [], answers: [NO_LOGIN] })
  await actions.toggle(product(9))
  navigate.mockClear()
  const { list } = api
  api.list = async () => NO_LOGIN
  await actions.load()
  expect([navigate.mock.calls, state.loaded, events]).toEqual([[], false, []])
  api.list = list
  await actions.load()
  expect(state.ids).toEqual([9])
})

test('favourites that failed without a connection are tried again at the next load', async () => {
  const lost: ApiFailure = { ok: false, kind: 'network', status: 0, message: '' }
  const { actions, answers, state } = openStore({ has: [], answers: [NO_LOGIN, lost] })
  await actions.toggle(product(9))
  await actions.load()
  expect([state.ids, answers]).toEqual([[], []])
  await actions.load()
  expect(state.ids).toEqual([9])
})

test('an answer older than a later change is requested again', async () => {
  const { actions, api, state } = openStore()
  const { list } = api
  const open = Promise.withResolvers<void>()
  api.list = async () => {
    const old = await list()
    await open.promise
    return old
  }
  const loading = actions.load()
  await actions.toggle(product(3))
  open.resolve()
  await loading
  expect([...state.ids].sort()).toEqual([1, 2, 3])
})

test('a favourite without a connection shows and waits', async () => {
  const line = Promise.withResolvers<void>()
  const calls: Change[] = []
  const record = async (change: Change): Promise<ApiResult<true>> => {
    calls.push(change)
    return { ok: true, data: true }
  }
  const { state, actions } = createWishlistStore({
    ...openStore(),
    api: { ...openStore().api, change: record },
    here: () => '/',
    onEvent: () => {},
    state: initialStates().wishlist,
    ready: () => line.promise
  })
  const done = actions.toggle(product(3))
  expect([state.ids, calls]).toEqual([[3], []])
  line.resolve()
  await done
  expect(calls).toEqual([{ flag: true, product: 3 }])
})

test('one product’s flag is requested where the list cannot be read', async () => {
  const { actions, api, state, server } = openStore({ has: [7] })
  api.list = async () => BROKEN
  const verify = vi.spyOn(api, 'verify')
  await actions.check(7)
  expect(state.ids).toEqual([7])
  await actions.toggle(product(7))
  expect([...server]).toEqual([])
  const loaded = openStore()
  const unasked = vi.spyOn(loaded.api, 'verify')
  await loaded.actions.check(1)
  expect([verify.mock.calls.length, unasked.mock.calls.length]).toEqual([1, 0])
})

test('an added favourite is measured after the server accepted it, a removal or refusal is not', async () => {
  const { actions, answers, events } = openStore()
  await actions.load()
  await actions.toggle(product(3))
  await actions.toggle(product(3))
  answers.push(BROKEN)
  await actions.toggle(product(4))
  expect(events).toEqual([
    { name: 'add_to_wishlist', product: 3 },
    { name: 'wishlist_failure', failure: BROKEN }
  ])
})

test('a change in one tab shows in the others that have the list', async () => {
  const here = openStore()
  await here.actions.load()
  await here.actions.toggle(product(3))
  const [message] = here.channel.postMessage.mock.calls[0] ?? []
  const there = openStore()
  const [, listen] = there.channel.addEventListener.mock.calls[0] ?? []
  listen({ data: message })
  expect(there.state.ids).toEqual([])
  await there.actions.load()
  listen({ data: message })
  listen({ data: 'changed' })
  expect([...there.state.ids].sort()).toEqual([1, 2, 3])
})

test('products of favourites are kept for APIs that answer with ids only', async () => {
  const { actions } = openStore()
  await actions.toggle(product(3))
  const result = await actions.loadCards()
  expect(result.ok && result.data.kept).toEqual([product(3)])
})

test('the login shows which favourite waits for it', async () => {
  const { actions, answers, state } = openStore()
  answers.push(NO_LOGIN)
  await actions.toggle(product(3))
  expect(state.waiting).toBe(product(3).name)
  await actions.load()
  expect(state.waiting).toBe('')
  answers.push(NO_LOGIN)
  await actions.toggle(product(1))
  expect(state.waiting, 'a removal keeps nothing').toBe('')
})
