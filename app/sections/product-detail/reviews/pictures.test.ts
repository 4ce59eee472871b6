import { expect, test } from 'vitest'
import { fitInto, MAX_PICTURE_BYTES, pictureProblem } from './pictures.ts'

test.each([
  ['image/jpeg', MAX_PICTURE_BYTES, null],
  ['image/PNG', 1, null],
  ['image/webp', MAX_PICTURE_BYTES + 1, 'large'],
  ['image/svg+xml', 1, 'type'],
  ['image/gif', 1, 'type'],
  ['', 1, 'type']
])('%s of %i bytes: %s', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem)
})

test('pictures shrink to 1600 pixels and never grow', () => {
  expect(fitInto({ width: 4_000, height: 3_000 }, 1_600)).toEqual({ width: 1_600, height: 1_200 })
  expect(fitInto({ width: 3_000, height: 4_000 }, 1_600)).toEqual({ width: 1_200, height: 1_600 })
  expect(fitInto({ width: 800, height: 600 }, 1_600)).toEqual({ width: 800, height: 600 })
  expect(fitInto({ width: 15_000, height: 2 }, 1_600)).toEqual({ width: 1_600, height: 1 })
})
