import * as fc from 'fast-check'
import { subscribe } from 'valtio/vanilla'
import { expect, test, vi } from 'vitest'
import { createCartApi } from '../api/cart.ts'
import { type CartStore, createCartStore } from './cart.ts'
import type { AddItem } from './cart-intents.ts'
import { createCartServer, hops, storeOptions, type Trouble } from './cart-server.test-support.ts'
import type { Channel } from './shopper-states.ts'

// Many runs, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000 })

type Step = { tab: number; verb: 'add' | 'update' | 'remove'; product: number; quantity: number; pause: number }

const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.nat(2),
  verb: fc.constantFrom('add', 'add', 'update', 'remove'),
  product: fc.integer({ min: 1, max: 3 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  pause: fc.nat(12)
})
const delays = fc.array(fc.nat(25), { minLength: 40, maxLength: 80 })
const troubles = fc.array(fc.constantFrom<Trouble>('none', 'none', 'none', 'http', 'lost-request', 'lost-response'), {
  maxLength: 25
})

function openTabs(count: number) {
  const server = createCartServer()
  const bus = createBus()
  const lock = createLock()
  let ids = 0
  const tabs = Array.from({ length: count }, () =>
    createCartStore({
      ...storeOptions(),
      api: createCartApi(server.transport, { language: 'pt', origins: [] }),
      newId: () => String(++ids),
      channel: bus.join(),
      lock
    })
  )
  for (const { state } of tabs) subscribe(state, () => expect(server.totals).toContain(state.total), true)
  return { server, tabs }
}

test('any actions in three tabs end with the server\u2019s cart in each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), delays, async (steps, times) => {
      const { server, tabs } = openTabs(3)
      server.delay(...times)
      await play(tabs, steps)
      await rest()
      for (const tab of tabs) expectSame(tab, server)
    }),
    { numRuns: 80 }
  )
})

test('failures and lost answers end with the server’s cart once it answers again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), delays, troubles, async (steps, times, bad) => {
      const { server, tabs } = openTabs(3)
      server.delay(...times)
      server.fail(...bad)
      await play(tabs, steps)
      server.heal()
      await Promise.all(tabs.map(({ actions }) => actions.refresh()))
      await rest()
      for (const tab of tabs) expectSame(tab, server)
    }),
    { numRuns: 80 }
  )
})

test('parallel adds are neither lost nor repeated', async () => {
  const adds = fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 8 }), fc.nat(10)), { maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(adds, delays, troubles, async (found, times, bad) => {
      const { server, tabs } = openTabs(3)
      server.delay(...times)
      server.fail(...bad)
      const outcomes = await Promise.all(found.map(([tab, product, pause]) => addOne(tabs[tab], product, pause)))
      await rest()
      const done = outcomes.filter(outcome => outcome?.ok).length
      const units = Object.values(server.quantities()).reduce((sum, quantity) => sum + quantity, 0)
      expect(units).toBeGreaterThanOrEqual(done)
      expect(units).toBeLessThanOrEqual(found.length)
      if (bad.every(trouble => trouble === 'none')) expect([units, done]).toEqual([found.length, found.length])
    }),
    { numRuns: 100 }
  )
})

async function addOne(tab: CartStore | undefined, product: number, pause: number) {
  await hops(pause)
  return tab?.actions.add([item(product, 1)])
}

async function play(tabs: CartStore[], steps: Step[]): Promise<void> {
  const running: Promise<unknown>[] = tabs.map(({ actions }) => actions.load())
  for (const { tab, verb, product, quantity, pause } of steps) {
    await hops(pause)
    const actions = tabs[tab]?.actions
    const line = { ...item(product, 0), kind: 'produto' as const }
    if (verb === 'add') running.push(Promise.resolve(actions?.add([item(product, quantity)])))
    else running.push(Promise.resolve(actions?.update(line, verb === 'update' ? quantity : 0)))
  }
  await Promise.all(running)
}

function expectSame({ state }: CartStore, server: ReturnType<typeof createCartServer>): void {
  const shown = Object.fromEntries(state.lines.map(({ key, quantity }) => [key, quantity]))
  expect(shown).toEqual(server.quantities())
  expect(state).toMatchObject({ settled: true, loaded: true })
  expect(state.units).toBe(Object.values(shown).reduce((sum, quantity) => sum + quantity, 0))
  expect(state.lines.every(({ pending }) => !pending)).toBe(true)
}

function item(product: number, quantity: number): AddItem {
  const preview = { name: `Produto ${product}`, path: null, image: null, price: 1000 }
  return { product, attribute: 0, unit: 0, warehouse: 0, additional: '', quantity, preview }
}

function createBus() {
  const members: { listener: () => void }[] = []
  return {
    join(): NonNullable<Channel> {
      const member = { listener: () => {} }
      members.push(member)
      return {
        postMessage: () => void deliver(members.filter(other => other !== member)),
        addEventListener: (_, listener) => {
          member.listener = () => listener({ data: null })
        }
      }
    }
  }
}

async function deliver(members: { listener: () => void }[]): Promise<void> {
  await hops(7)
  for (const { listener } of members) listener()
}

function createLock() {
  let last: Promise<unknown> = Promise.resolve()
  return function lock<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work)
    last = mine.catch(() => null)
    return mine
  }
}

/** A timer task runs after all microtasks. */
function rest(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 0))
}
