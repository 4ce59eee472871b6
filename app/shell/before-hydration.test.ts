import { expect, test, vi } from 'vitest'
import { beforeHydration, hydrationMayBegin } from './before-hydration.ts'

test("hydration waits for the work of the document's own routes, and later ones do not begin theirs", async () => {
  const work = Promise.withResolvers<void>()
  expect(beforeHydration(() => work.promise)).toBe(true)
  let hasBegun = false
  const begun = hydrationMayBegin().then(() => {
    hasBegun = true
  })
  await Promise.resolve()
  expect(hasBegun).toBe(false)
  work.resolve()
  await begun
  const later = vi.fn(async () => {})
  expect(beforeHydration(later)).toBe(false)
  expect(later).not.toHaveBeenCalled()
})
