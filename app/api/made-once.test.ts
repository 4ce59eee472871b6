import { expect, test, vi } from 'vitest'
import { madeOnce } from './made-once.ts'

test('one answer makes one view, and another answer another view', () => {
  const make = vi.fn((items: string[]) => (items.length > 0 ? items.map(item => item.length) : null))
  const lengths = madeOnce(make)
  const answer = ['Whey']
  expect(lengths(answer)).toEqual([4])
  expect(lengths(answer)).toBe(lengths(answer))
  expect(lengths(['Whey'])).not.toBe(lengths(answer))
  expect(make).toHaveBeenCalledTimes(2)
})
