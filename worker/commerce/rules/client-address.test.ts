import { expect, it } from 'vitest'
import { clientNetwork } from './client-address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', null],
  ['unknown', null],
  ['203.0.113.7:80; x', null]
])('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})
