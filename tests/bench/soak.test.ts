import { expect, test } from 'vitest'
import { judgeSoak, nextRequest } from './soak.mjs'

const quarter = (changes: object = {}) => ({
  memory: [500, 510, 490],
  times: Array.from({ length: 100 }, (_, index) => index),
  errors: 0,
  requests: 100,
  keys: 900,
  ...changes
})

test('what fills in the first quarter and then stays level is no fault', () => {
  const level = [quarter({ memory: [200] }), quarter(), quarter(), quarter({ memory: [540] })]
  expect(judgeSoak(level).broken).toEqual([])
})

test.each([
  ['memory MB: 500 -> 560', { memory: [560] }],
  ['p50 ms: 50 -> 70', { times: [70] }],
  ['2 failed requests in quarter 4', { errors: 2 }]
])('%s is one', (line, changes) => {
  expect(judgeSoak([quarter(), quarter(), quarter(), quarter(changes)]).broken).toContain(line)
})

test('one request in ten is to an address that was invented for it', () => {
  const paths = { pages: ['/a', '/b'], pictures: ['/img/240/a.webp'], product: { carrinho: {} } }
  const requests = Array.from({ length: 1_000 }, (_, turn) => nextRequest(turn, paths))
  const known = new Set(requests.filter(({ statuses }) => statuses.length === 1).map(({ path }) => path))
  const invented = requests.filter(
    ({ statuses, path }) => statuses.length > 1 && !known.has(path) && !path.includes('pg=1')
  )
  expect(new Set(invented.map(({ path }) => path)).size).toBe(100)
})
