import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filterIds } from '../models/listing/listing-choices.ts'
import { createFiltersStore } from './filters.ts'
import type { FiltersSeed } from './filters-shown.ts'
import { createPanelsStore } from './panels.ts'

const PATH = '/vitaminas'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Step =
  | { type: 'toggle'; id: string }
  | { type: 'order'; value: string }
  | { type: 'limit'; value: number }
  | { type: 'answer'; isShownFirst: boolean }
  | { type: 'overtaken' }
  | { type: 'fail' }
  | { type: 'back' }

const TOGGLE_7: Step = { type: 'toggle', id: 'marca=7' }
const id = fc.constantFrom('marca=3', 'marca=7', 'marca=12', 'filtro=4', 'atributo=5')
const choice: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('toggle' as const), id }) },
  fc.record({ type: fc.constant('order' as const), value: fc.constantFrom('Menor Preço', 'Favoritos') }),
  fc.record({ type: fc.constant('limit' as const), value: fc.constantFrom(12, 24, 48) })
)
const answer: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('answer' as const), isShownFirst: fc.boolean() }),
  fc.constant({ type: 'overtaken' as const })
)
const trouble: fc.Arbitrary<Step> = fc.constantFrom({ type: 'fail' }, { type: 'back' })

/**
 * The store over a fake router: a navigation replaces the pending one. Its page may render before or after the
 * navigation's promise settles. The page of a replaced navigation may still render.
 */
function shop() {
  const flights: { href: string; end: (error?: Error) => void }[] = []
  const entries = [PATH]
  let shown = PATH
  const { state, actions } = createFiltersStore({
    seed: seedOf(PATH),
    panels: createPanelsStore(),
    here: () => entries.at(-1) ?? PATH,
    navigate: href =>
      new Promise((resolve, reject) => {
        flights.at(-1)?.end()
        flights.push({ href, end: error => (error ? reject(error) : resolve(null)) })
      })
  })

  function show(href: string): void {
    shown = href
    actions.arrive(seedOf(href))
  }

  /** The page's links toggle values from the shown page's address. */
  function toggle(value: string): void {
    const chosen = filterIds(shown.slice(PATH.length))
    const isActive = chosen.includes(value)
    const after = isActive ? chosen.filter(each => each !== value) : [...chosen, value]
    const query = new URLSearchParams(shown.slice(PATH.length))
    for (const key of ['marca', 'filtro', 'atributo']) {
      const ids = after.filter(each => each.startsWith(`${key}=`)).map(each => each.slice(key.length + 1))
      if (ids.length > 0) query.set(key, ids.join(','))
      else query.delete(key)
    }
    const href = query.size > 0 ? `${PATH}?${query}`.replaceAll('%2C', ',') : PATH
    void actions.toggle({ label: value, href, ...(isActive && { active: true }) })
  }

  /** Earlier flights were aborted by the last one. */
  function lastFlight() {
    return flights.splice(0).at(-1)
  }

  async function land(isShownFirst: boolean): Promise<void> {
    const flight = lastFlight()
    if (!flight) return
    entries.push(flight.href)
    if (isShownFirst) show(flight.href)
    flight.end()
    await Promise.resolve()
    if (!isShownFirst) show(flight.href)
  }

  async function act(step: Step): Promise<void> {
    if (step.type === 'toggle') toggle(step.id)
    else if (step.type === 'order') void actions.setOrder(step.value)
    else if (step.type === 'limit') void actions.setLimit(step.value)
    else if (step.type === 'answer') await land(step.isShownFirst)
    else if (step.type === 'fail') lastFlight()?.end(new Error('no answer'))
    else if (step.type === 'overtaken') {
      const before = flights.at(-2)
      if (before) show(before.href)
    } else {
      lastFlight()?.end()
      if (entries.length > 1) entries.pop()
      show(entries.at(-1) ?? PATH)
    }
    await vi.advanceTimersByTimeAsync(1)
  }

  async function rest(): Promise<void> {
    await land(false)
    if (shown !== entries.at(-1)) show(entries.at(-1) ?? PATH)
    await vi.runAllTimersAsync()
  }
  return { state, act, rest, address: () => entries.at(-1) ?? PATH }
}

function seedOf(href: string): FiltersSeed {
  const search = href.slice(PATH.length)
  const query = new URLSearchParams(search)
  const [order, limit] = [query.get('order') ?? 'Popularidade', Number(query.get('ipp')) || 12]
  return { path: PATH, search, order, limit, bounds: null }
}

test('the address and the shown filters agree after any choices and answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof({ weight: 3, arbitrary: choice }, answer, trouble)), async steps => {
      const { state, act, rest, address } = shop()
      for (const step of steps) await act(step)
      await rest()
      const { search, order, limit } = seedOf(address())
      expect(state.chosen).toEqual(filterIds(search))
      expect([state.order, state.limit, state.settled, state.loading]).toEqual([order, limit, true, false])
    }),
    { examples: [[[TOGGLE_7, TOGGLE_7, { type: 'fail' }]]] }
  )
})

test('no choice is lost in any order of answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof({ weight: 3, arbitrary: choice }, answer)), async steps => {
      const { state, act, rest } = shop()
      const chosen = new Set<string>()
      let order = 'Popularidade'
      for (const step of steps) {
        if (step.type === 'toggle' && !chosen.delete(step.id)) chosen.add(step.id)
        if (step.type === 'order') order = step.value
        await act(step)
        // The choice also shows while its navigation is pending.
        expect([...state.chosen].toSorted()).toEqual([...chosen].toSorted())
      }
      await rest()
      expect([...state.chosen].toSorted()).toEqual([...chosen].toSorted())
      expect(state.order).toBe(order)
    })
  )
})
