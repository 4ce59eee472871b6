import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFiltersStore } from './filters.ts'
import type { FiltersSeed } from './filters-shown.ts'
import { createPanelsStore } from './panels.ts'

const PATH = '/vitaminas'
const bounds = { min: 10, max: 400 }
const ARCO = { label: 'Arco Forte', href: `${PATH}?marca=12` }
const NORTE = { label: 'Norte', href: `${PATH}?marca=7` }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function seedOf(href: string): FiltersSeed {
  const [path = '', query] = href.split('?')
  const search = query ? `?${query}` : ''
  const asked = new URLSearchParams(search)
  return { path, search, order: asked.get('order') ?? 'Popularidade', limit: Number(asked.get('ipp')) || 12, bounds }
}

/** A page with the store, over a router whose navigations end when the test resolves them. */
function pageAt(href: string) {
  const asked: { href: string; replace: boolean; preventScrollReset: boolean; end: (error?: Error) => void }[] = []
  let address = href
  const panels = createPanelsStore()
  const { state, actions } = createFiltersStore({
    seed: seedOf(href),
    panels,
    here: () => address,
    navigate: (to, options) =>
      new Promise((resolve, reject) => {
        asked.push({ href: to, ...options, end: error => (error ? reject(error) : resolve(null)) })
      })
  })
  /** The router commits the page, and React renders it. */
  async function answer(to = asked.at(-1)?.href ?? ''): Promise<void> {
    address = to
    asked.at(-1)?.end()
    await Promise.resolve()
    actions.arrive(seedOf(to))
    await vi.runAllTimersAsync()
  }
  return { state, actions, panels, asked, answer }
}

test('the address’ filters are chosen from the start', () => {
  const { state } = pageAt(`${PATH}?marca=12&preco=20-80&order=Menor+Pre%C3%A7o&ipp=24&exibicao=lista`)
  expect(state).toMatchObject({
    showFilter: false,
    loading: false,
    limit: 24,
    maxPriceFilter: 400,
    horizontal: true,
    chosen: ['marca=12', 'preco=20-80'],
    price: { from: 20, to: 80 },
    order: 'Menor Preço',
    typed: { from: '20', to: '80' },
    settled: true
  })
})

test('a choice shows at once, follows the page’s link, and is confirmed by the answer', async () => {
  const { state, actions, asked, answer } = pageAt(PATH)
  void actions.toggle(ARCO)
  expect(state).toMatchObject({ chosen: ['marca=12'], loading: true, settled: false })
  expect(asked).toMatchObject([{ href: ARCO.href, preventScrollReset: true, replace: false }])
  await answer()
  expect(state).toMatchObject({ chosen: ['marca=12'], loading: false, settled: true })
})

test('a second quick choice builds on the first', async () => {
  const { state, actions, asked, answer } = pageAt(PATH)
  void actions.toggle(ARCO)
  void actions.toggle(NORTE)
  void actions.setOrder('Menor Preço')
  void actions.setLimit(24)
  void actions.setHorizontal(true)
  const all = `${PATH}?marca=7,12&order=Menor+Pre%C3%A7o&ipp=24&exibicao=lista`
  expect(asked.map(({ href }) => href).at(-1)).toBe(all)
  expect(state).toMatchObject({ chosen: ['marca=7', 'marca=12'], order: 'Menor Preço', limit: 24, horizontal: true })
  await answer()
  expect(state).toMatchObject({ chosen: ['marca=7', 'marca=12'], settled: true })
})

test('the answer to a first choice keeps the second', async () => {
  const { state, actions, asked } = pageAt(PATH)
  void actions.toggle(ARCO)
  void actions.toggle(NORTE)
  actions.arrive(seedOf(ARCO.href))
  asked[0]?.end()
  await vi.runAllTimersAsync()
  expect(state).toMatchObject({ chosen: ['marca=7', 'marca=12'], loading: true })
})

test('a choice undone before its answer returns to the page’s address', async () => {
  const { state, actions, asked, answer } = pageAt(PATH)
  void actions.toggle(ARCO)
  void actions.toggle(ARCO)
  expect(asked.at(-1)).toMatchObject({ href: PATH, replace: true })
  await answer()
  expect(state).toMatchObject({ chosen: [], settled: true })
})

test('a navigation that fails or ends elsewhere undoes the choice', async () => {
  const { state, actions, asked, answer } = pageAt(PATH)
  void actions.toggle(ARCO)
  asked[0]?.end(new Error('offline'))
  await vi.runAllTimersAsync()
  expect(state).toMatchObject({ chosen: [], loading: false, settled: true })
  void actions.turnTo(9, `${PATH}?pg=9`)
  expect(asked[1]).toMatchObject({ preventScrollReset: false })
  await answer(`${PATH}?pg=3&marca=5`)
  expect(state).toMatchObject({ chosen: ['marca=5'], settled: true })
})

test('Back and Forward read the filters from the address', async () => {
  const { state, actions } = pageAt(`${PATH}?marca=12&order=Favoritos`)
  actions.follow(true)
  expect(state.loading).toBe(true)
  actions.arrive(seedOf(PATH))
  actions.follow(false)
  await vi.runAllTimersAsync()
  expect(state).toMatchObject({ chosen: [], order: 'Popularidade', loading: false })
})

test('a typed price is applied within the bounds, and follows other changes', async () => {
  const { state, actions, asked, answer } = pageAt(`${PATH}?marca=12`)
  actions.typePrice({ from: '900' })
  actions.typePrice({ to: '50,5' })
  actions.arrive(seedOf(`${PATH}?marca=12`))
  expect(state.typed).toEqual({ from: '900', to: '50,5' })
  void actions.applyPrice()
  expect(asked.at(-1)?.href).toBe(`${PATH}?marca=12&preco=51-400`)
  expect(state).toMatchObject({ typed: { from: '51', to: '400' }, price: { from: 51, to: 400 } })
  await answer()
  void actions.setPrice(null)
  expect(state).toMatchObject({ typed: { from: '10', to: '400' }, price: null, chosen: ['marca=12'] })
})

test('clearing removes recent choices, and keeps order, size and look', () => {
  const { state, actions, asked } = pageAt(`${PATH}?marca=12&order=Favoritos&ipp=24&exibicao=lista`)
  void actions.toggle({ label: 'C', href: `${PATH}?marca=12&filtro=3&order=Favoritos&ipp=24&exibicao=lista` })
  void actions.clear()
  expect(asked.at(-1)?.href).toBe(`${PATH}?order=Favoritos&ipp=24&exibicao=lista`)
  expect(state).toMatchObject({ chosen: [], order: 'Favoritos', limit: 24, horizontal: true })
})

test('loading shows for at least 200 ms', async () => {
  const { state, actions, asked } = pageAt(PATH)
  void actions.toggle(ARCO)
  await vi.advanceTimersByTimeAsync(50)
  asked[0]?.end()
  actions.arrive(seedOf(ARCO.href))
  await vi.advanceTimersByTimeAsync(149)
  expect(state.loading).toBe(true)
  await vi.advanceTimersByTimeAsync(2)
  expect(state.loading).toBe(false)
})

test('the filter panel is one of the panels, of which one is open at a time', () => {
  const { state, actions, panels } = pageAt(PATH)
  actions.open()
  expect([state.showFilter, panels.state.open]).toEqual([true, 'filter'])
  panels.actions.open('cart')
  expect(state.showFilter).toBe(false)
  actions.close()
  expect(panels.state.open).toBe('cart')
})

test('another listing starts without choices', () => {
  const { state, actions } = pageAt(PATH)
  actions.typePrice({ from: '5' })
  void actions.toggle(ARCO)
  actions.arrive(seedOf('/minerais'))
  expect(state).toMatchObject({ chosen: [], settled: true, typed: { from: '10', to: '400' } })
})
