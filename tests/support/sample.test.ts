import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examples, sample } from './sample.ts'

const items = Array.from({ length: 100 }, (_, place) => `item ${place}`)

test('a sample has the size that was asked for, in the order of the whole, and is the same for a seed', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(120), (seed, count) => {
      const drawn = sample(items, count, seed, false)
      expect(drawn).toHaveLength(Math.min(count, items.length))
      expect(drawn).toEqual(items.filter(item => drawn.includes(item)))
      expect(sample(items, count, seed, false)).toEqual(drawn)
    })
  )
})

test('two months of daily samples of a tenth cover everything', () => {
  const days = Array.from({ length: 60 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))
  const drawn = new Set(days.flatMap(day => sample(items, 10, day, false)))
  expect(drawn.size).toBeGreaterThan(95)
})

test('everything is drawn without sampling', () => {
  expect(sample(items, 10, 'x', true)).toEqual(items)
})

test('examples start at the same place on the same day', () => {
  expect(examples(50)).toEqual(examples(50))
})
