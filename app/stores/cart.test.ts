import { subscribe } from 'valtio/vanilla'
import { expect, test, vi } from 'vitest'
import { createCartApi } from '../api/cart.ts'
import type { ApiCall } from '../api/client.ts'
import { type CartStoreOptions, createCartStore } from './cart.ts'
import type { AddItem } from './cart-intents.ts'
import { createCartServer, hops, storeOptions } from './cart-server.test-support.ts'

const preview = { name: 'Creatina', path: '/creatina', image: null, price: 1000 }
const item = (product: number, quantity = 1): AddItem => ({
  product,
  attribute: 0,
  unit: 0,
  warehouse: 0,
  additional: '',
  quantity,
  preview
})
const line = (product: number) => ({ ...item(product), kind: 'produto' as const })

function open(options: Partial<CartStoreOptions> = {}) {
  const server = createCartServer()
  const calls: ApiCall[] = []
  const api = createCartApi(
    call => {
      calls.push(call)
      return server.transport(call)
    },
    { language: 'pt', origins: [] }
  )
  let ids = 0
  const spies = { onEvent: vi.fn(), openDrawer: vi.fn() }
  const store = createCartStore({ ...storeOptions(), api, newId: () => `id-${++ids}`, ...spies, ...options })
  return { server, calls, ...spies, ...store }
}

const writes = (calls: ApiCall[]) => calls.filter(({ method }) => method !== 'GET')

test('load reads the cart once', async () => {
  const { actions, calls, state } = open()
  await Promise.all([actions.load(), actions.load()])
  expect(calls).toHaveLength(1)
  expect(state).toMatchObject({ loaded: true, settled: true, total: 0 })
})

test('an add shows at once, and its total after the answer', async () => {
  const { actions, state, onEvent, openDrawer } = open()
  await actions.load()
  const outcome = actions.add([item(1, 2)])
  expect(state.lines[0]).toMatchObject({ name: 'Creatina', quantity: 2, pending: true, price: { now: 1000, total: 0 } })
  expect(state).toMatchObject({ units: 2, settled: false, total: 0 })
  expect(await outcome).toEqual({ ok: true })
  expect(state).toMatchObject({ units: 2, settled: true, total: 2020 })
  expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ name: 'add_to_cart' }))
  expect(openDrawer).toHaveBeenCalledOnce()
})

test('an add does not load the cart first', async () => {
  let hasSession = false
  const { actions, calls, server } = open({ mayExist: () => hasSession })
  expect(await actions.add([item(1, 2)])).toEqual({ ok: true })
  expect(calls.map(({ method }) => method)).toEqual(['POST'])
  hasSession = true
  await actions.add([item(1, 1)])
  expect(server.quantities()).toEqual({ '1|0|0|0|': 3 })
  const known = open({ mayExist: () => true })
  await known.actions.add([item(1)])
  expect(known.calls.map(({ method }) => method)).toEqual(['GET', 'POST'])
})

test('an add raises an existing line by PUT, and creates the others by one POST', async () => {
  const { actions, calls, server } = open()
  await actions.add([item(1, 2)], { suppressDrawer: true })
  await actions.add([item(1, 1), item(2, 1), item(3, 1)])
  expect(writes(calls).map(({ method, body }) => [method, body])).toEqual([
    ['POST', expect.objectContaining({ itens: [expect.objectContaining({ idProduto: 1, quantidade: 2 })] })],
    ['PUT', expect.objectContaining({ idProduto: 1, quantidade: 3 })],
    [
      'POST',
      expect.objectContaining({
        itens: [expect.objectContaining({ idProduto: 2 }), expect.objectContaining({ idProduto: 3 })]
      })
    ]
  ])
  expect(server.quantities()).toEqual({ '1|0|0|0|': 3, '2|0|0|0|': 1, '3|0|0|0|': 1 })
})

test('the accepted part of an add does not show twice while the rest is pending', async () => {
  const { actions, state } = open()
  await actions.add([item(1, 2)])
  const shown: number[] = []
  subscribe(state, () => shown.push(state.units), true)
  await actions.add([item(1, 3), item(2, 1)])
  expect(Math.max(...shown)).toBe(6)
  expect(state.units).toBe(6)
})

test('a changed quantity is measured after the answer', async () => {
  const { actions, server, onEvent } = open()
  await actions.add([item(1, 3)])
  onEvent.mockClear()
  await actions.update(line(1), 1)
  await actions.step(line(1), 1, 99)
  server.fail('http', 'http')
  await actions.remove(line(1))
  await actions.remove(line(1))
  const changes = onEvent.mock.calls.map(([event]) => event).filter(({ name }) => name === 'line_change')
  expect(changes.map(({ line: { product }, by }) => [product, by])).toEqual([
    [1, -2],
    [1, 1],
    [1, -2]
  ])
})

test('lines with another `adicional` are separate', async () => {
  const { actions, calls } = open()
  await actions.add([item(1)])
  await actions.add([{ ...item(1), additional: 'Ana' }])
  expect(writes(calls).map(({ method }) => method)).toEqual(['POST', 'POST'])
})

test('a list and a product with the same id are different lines', async () => {
  const { actions, calls, state } = open()
  await actions.add([item(1)])
  const outcome = actions.add([item(1)], { kind: 'lista' })
  expect(state.lines.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['produto', 1],
    ['lista', 1]
  ])
  await outcome
  expect(writes(calls).map(({ method }) => method)).toEqual(['POST', 'POST'])
})

test('the drawer stays closed with suppressDrawer', async () => {
  const { actions, openDrawer } = open()
  await actions.add([item(1)], { suppressDrawer: true })
  expect(openDrawer).not.toHaveBeenCalled()
})

test('a refused add is rolled back, keeps its messages, and leaves the side cart closed (spec 4)', async () => {
  const { actions, state, onEvent, openDrawer } = open()
  await actions.add([item(1, 5)], { suppressDrawer: true })
  onEvent.mockClear()
  const outcome = await actions.add([item(1, 9)])
  expect(outcome).toEqual({ ok: false, kind: 'refused', messages: ['Quantidade indisponível em estoque.'] })
  expect(state.messages).toEqual(['Quantidade indisponível em estoque.'])
  expect(state).toMatchObject({ units: 5, settled: true })
  await actions.refresh()
  expect(state.messages).toHaveLength(1)
  expect(onEvent).not.toHaveBeenCalled()
  expect(openDrawer).not.toHaveBeenCalled()
})

test('an error shows once, in the page’s notice or at the caller', async () => {
  const { actions, server, state, openDrawer, onEvent } = open()
  await actions.load()
  for (const refusal of [false, true]) {
    if (!refusal) server.fail('http')
    expect(await actions.add([item(1, 99)], { errorTarget: 'caller' })).toMatchObject({ ok: false })
    expect([state.messages, state.failure]).toEqual([[], null])
  }
  expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ name: 'cart_failure' }))
  await actions.add([item(1, 99)])
  expect([openDrawer.mock.calls.length, state.messages.length]).toEqual([0, 1])
})

test('quick clicks on one line send the last quantity', async () => {
  const { actions, calls, state } = open()
  await actions.add([item(1)])
  calls.length = 0
  const outcomes = [2, 3, 4, 5].map(quantity => actions.update(line(1), quantity))
  expect(state.lines[0]?.quantity).toBe(5)
  await Promise.all(outcomes)
  expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ quantidade: 5 })])
})

test('a change during a call is sent after it', async () => {
  const { actions, calls, server, state } = open()
  await actions.add([item(1)])
  calls.length = 0
  const first = actions.update(line(1), 2)
  for (let turn = 0; turn < 100 && calls.length === 0; turn += 1) await hops(1)
  await Promise.all([first, actions.update(line(1), 3), actions.update(line(1), 4)])
  expect(calls.map(({ body }) => body)).toEqual([
    expect.objectContaining({ quantidade: 2 }),
    expect.objectContaining({ quantidade: 4 })
  ])
  expect(state.lines[0]?.quantity).toBe(4)
  expect(server.quantities()).toEqual({ '1|0|0|0|': 4 })
})

test('remove hides a line at once, and restores it on failure', async () => {
  const { actions, server, state, onEvent } = open()
  await actions.add([item(1)])
  server.fail('http', 'http')
  const outcome = actions.remove(line(1))
  expect(state.lines).toEqual([])
  expect(await outcome).toMatchObject({ ok: false, kind: 'http', status: 500 })
  expect(state.lines).toHaveLength(1)
  // The text of a server error is not shown to shoppers.
  expect(state.failure).toEqual({ action: 'set', kind: 'http', message: '' })
  expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ name: 'cart_failure' }))
  await actions.remove(line(1))
  expect(state).toMatchObject({ lines: [], failure: null, units: 0 })
})

test('a lost answer is requested again, and the action happens once', async () => {
  const { actions, server, state } = open()
  await actions.load()
  server.fail('lost-response')
  expect(await actions.add([item(1, 2)])).toEqual({ ok: true })
  expect(state.units).toBe(2)
  expect(server.quantities()).toEqual({ '1|0|0|0|': 2 })
})

test('an action without a connection waits for one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { actions, calls, state } = open({ ready: () => promise })
  const outcome = actions.add([item(1)])
  await Promise.resolve()
  expect([calls.length, state.units, state.settled]).toEqual([0, 1, false])
  resolve()
  expect(await outcome).toEqual({ ok: true })
})

test('removing a line that another tab removed succeeds', async () => {
  const { actions, server, state } = open()
  await actions.add([item(1)])
  server.clear()
  expect(await actions.remove(line(1))).toEqual({ ok: true })
  expect(state).toMatchObject({ lines: [], settled: true })
})

test('steps count from the latest quantity, not from the rendered one', async () => {
  const { actions, calls, state } = open()
  await actions.add([item(1)])
  const before = writes(calls).length
  await Promise.all([1, 1, 1, 1].map(by => actions.step(line(1), by, 99)))
  expect(state.lines[0]).toMatchObject({ quantity: 5 })
  expect(writes(calls).length - before).toBeLessThan(4)
  await actions.step(line(1), 200, 6)
  expect(state.lines[0]).toMatchObject({ quantity: 6 })
})

test('every failure reaches the caller, and a failed add is logged', async () => {
  const { actions, server, onEvent } = open()
  await actions.load()
  server.fail('http', 'http')
  expect(await actions.add([item(1)])).toMatchObject({ ok: false, status: 500 })
  expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ name: 'cart_failure' }))
  await actions.refresh()
  await actions.add([item(1)])
  const failures: unknown[] = []
  for (const act of [() => actions.update(line(1), 2), () => actions.remove(line(1)), () => actions.refresh()]) {
    server.fail('http', 'http')
    failures.push(await act())
  }
  expect(failures).toEqual(Array(3).fill(expect.objectContaining({ ok: false, kind: 'http', status: 500 })))
})

test('a cart is hidden after signing out, even where the new one cannot be read', async () => {
  const { actions, server, state } = open()
  await actions.add([item(1, 2)])
  server.fail('http')
  const read = actions.forget()
  expect(state).toMatchObject({ lines: [], units: 0 })
  expect(await read).toMatchObject({ ok: false })
  expect(state).toMatchObject({ lines: [], units: 0 })
})

test('adding nothing succeeds without a call', async () => {
  const { actions, calls } = open()
  expect(await actions.add([])).toEqual({ ok: true })
  expect(await actions.add([item(1, 0)])).toEqual({ ok: true })
  expect(calls).toEqual([])
})
