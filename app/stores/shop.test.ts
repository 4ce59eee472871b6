import { afterEach, expect, test, vi } from 'vitest'
import { createShopStore } from './shop.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the global state has the store’s id and the attribute list of the product that is shown (spec 3)', () => {
  const { state, actions } = createShopStore(7)
  expect(state).toMatchObject({ storeId: 7, attributes: [] })
  const flavours = { name: 'Sabor', options: [{ id: 41, label: 'Baunilha' }] }
  actions.setAttributes([flavours])
  expect(state.attributes).toEqual([flavours])
})

test('the mobile flag follows the window, by one listener (spec 4)', () => {
  const asked: string[] = []
  const window = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query)
    return window
  })
  const { state, actions } = createShopStore()
  expect(state.isMobile).toBe(false)
  const end = actions.watchWidth()
  expect([state.isMobile, asked]).toEqual([true, ['(width < 1024px)']])
  window.matches = false
  window.dispatchEvent(new Event('change'))
  expect(state.isMobile).toBe(false)
  end()
  window.matches = true
  window.dispatchEvent(new Event('change'))
  expect(state.isMobile).toBe(false)
})
