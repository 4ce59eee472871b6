import { expect, test, vi } from 'vitest'
import { navigations, onNavigations } from './navigations.ts'

test('the start of each navigation is reported, and the end of the last one', async () => {
  const told: boolean[] = []
  onNavigations(isUnderWay => told.push(isUnderWay))
  const first = Promise.withResolvers<never>()
  const second = Promise.withResolvers<never>()
  const navigate = instrumented()
  const { routing } = window
  const both = [navigate(() => first.promise), navigate(() => second.promise)]
  expect(told).toEqual([true, true])
  expect(routing).toEqual({ calls: 2, to: '/marcas' })
  first.resolve(undefined as never)
  await both[0]
  expect(told).toEqual([true, true])
  second.resolve(undefined as never)
  await both[1]
  expect(told).toEqual([true, true, false])
  expect(routing).toEqual({ calls: 0, to: '' })
})

/** What the router calls around each of its navigations. */
function instrumented() {
  vi.stubGlobal('window', {})
  let found: (navigate: () => Promise<never>) => Promise<void> = async () => {}
  navigations.router?.({
    instrument({ navigate }) {
      found = work => navigate?.(work, { to: '/marcas', currentUrl: '/' }) ?? Promise.resolve()
    }
  })
  return found
}
