import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayInBrazil, protocolOf } from './protocol.ts'

test('a protocol number has its day and is easy to read aloud', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string()), async said => {
      expect(await protocolOf(said, '2026-11-24')).toMatch(/^AR-20261124-[2-9A-HJ-NP-Z]{6}$/)
    })
  )
})

test('one form has one protocol number, and another form another', async () => {
  const numbers = await Promise.all(
    Array.from({ length: 500 }, (_, order) => protocolOf(['k', String(order)], '2026-11-24'))
  )
  expect(new Set(numbers).size).toBe(500)
  expect(await protocolOf(['k', '7'], '2026-11-24')).toBe(numbers[7])
  expect(await protocolOf(['k', '7'], '2026-11-25')).not.toContain(numbers[7]?.slice(-6))
})

test('a protocol’s day is the day in Brazil', () => {
  expect(dayInBrazil(new Date('2026-11-25T02:59:00Z'))).toBe('2026-11-24')
  expect(dayInBrazil(new Date('2026-11-25T03:00:00Z'))).toBe('2026-11-25')
})
