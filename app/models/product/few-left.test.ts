import { expect, test } from 'vitest'
import { fewLeft } from './product-choices.ts'

test.each([
  [3, 0, 3],
  [5, null, 5],
  [6, 0, 0],
  [0, 0, 0],
  [-2, 0, 0],
  [null, 0, 0],
  [null, 3, 0],
  [2, 40, 0],
  [1.5, -3, 1]
])('stock %j with sellers’ stock %j shows %j units left', (estoque, estoqueMarketplace, left) => {
  expect(fewLeft({ estoque, estoqueMarketplace })).toBe(left)
})
