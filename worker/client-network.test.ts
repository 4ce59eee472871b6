import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clientNetwork } from './client-network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:0000::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', null],
  ['unknown', null],
  ['203.0.113.7:80; x', null],
  ['999.0.113.7', null],
  ['203.0.113.07', null],
  ['2001:db8::1::2', null],
  ['2001:db8:1:2:3:4:5', null],
  ['1:2:3:4:5:6:7:8::', null],
  ['2001:db8:1:2:3:4:5:6:7', null],
  ['2001:12345::1', null],
  [':1:2:3:4:5:6:7', null]
])('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})

const group = fc.oneof(
  { arbitrary: fc.constant(0), weight: 3 },
  { arbitrary: fc.integer({ min: 0, max: 0xffff }), weight: 2 }
)
const groups = fc.tuple(group, group, group, group, group, group, group, group)

it('any spelling of an IPv6 address counts as its /64', () => {
  fc.assert(
    fc.property(groups, fc.nat(7), fc.nat(8), fc.boolean(), fc.boolean(), (all, from, length, upper, padded) => {
      fc.pre(!(all.slice(0, 5).every(one => one === 0) && all[5] === 0xffff))
      const texts = all.map(one => one.toString(16).padStart(padded ? 4 : 1, '0'))
      const zeros = all.slice(from, from + length)
      const isShort = zeros.length > 0 && zeros.every(one => one === 0)
      const text = isShort
        ? `${texts.slice(0, from).join(':')}::${texts.slice(from + zeros.length).join(':')}`
        : texts.join(':')
      const expected = all.slice(0, 4).map(one => one.toString(16))
      expect(clientNetwork(upper ? text.toUpperCase() : text)).toBe(expected.join(':'))
    }),
    { numRuns: 2_000 }
  )
})
