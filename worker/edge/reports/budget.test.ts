import { expect, test } from 'vitest'
import { createBudget } from './budget.ts'

test('allows a burst, and the same number in every further minute', () => {
  let ms = 0
  const budget = createBudget(() => ms, 60)
  const spend = (times: number) => Array.from({ length: times }, () => budget.spend()).filter(Boolean).length
  expect(spend(100)).toBe(60)
  ms += 1_000
  expect(spend(5)).toBe(1)
  ms += 10_000
  expect(spend(20)).toBe(10)
  ms += 3_600_000
  expect(spend(100)).toBe(60)
})
