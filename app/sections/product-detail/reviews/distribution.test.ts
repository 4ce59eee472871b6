import { expect, test } from 'vitest'
import { distribute } from './distribution.ts'

test('the ratings are counted by stars, the best first', () => {
  expect(distribute([5, 4, 5, 1])).toEqual([2, 1, 0, 0, 1])
})
