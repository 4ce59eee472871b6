import { expect, test } from 'vitest'
import { distribute } from './distribution.ts'

test('counts the ratings of every number of stars, the best first', () => {
  expect(distribute([5, 4, 5, 1]).map(({ stars, count }) => [stars, count])).toEqual([
    [5, 2],
    [4, 1],
    [3, 0],
    [2, 0],
    [1, 1]
  ])
})
