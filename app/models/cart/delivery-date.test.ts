import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isBusinessDay, shopDay } from './business-days.ts'
import { deliveryDay } from './shipment.ts'

/** Saturday in São Paulo, Sunday in UTC. */
const SATURDAY_NIGHT = Date.parse('2026-11-22T01:00:00Z')
const MONDAY = Date.parse('2026-11-23T12:00:00Z')

test('today is the day in São Paulo', () => {
  expect(shopDay(SATURDAY_NIGHT)).toBe('2026-11-21')
  expect(shopDay(Date.parse('2026-11-22T03:00:00Z'))).toBe('2026-11-22')
})

test.each([
  ['4 dias úteis', '2026-11-27'],
  ['1 dia útil', '2026-11-24'],
  ['4 business days', '2026-11-27'],
  ['Até 4 dias úteis.', '2026-11-27'],
  ['em até 4 dias', '2026-11-27'],
  ['4', '2026-11-27'],
  ['3 a 5 dias úteis', '2026-11-30'],
  ['3-5 working days', '2026-11-30'],
  ['5 dias corridos', '2026-11-30'],
  ['2 dias corridos', '2026-11-25'],
  ['0 dias úteis', '2026-11-23']
])('%s from a Monday arrives on %s at the latest', (term, day) => {
  expect(deliveryDay(term, MONDAY)).toBe(day)
})

test.each(['', 'a combinar', '24 horas', '2 semanas', 'dia 27', '1,5 dias', '4 dias ou mais', '9'.repeat(99)])(
  '%j names no day',
  term => expect(deliveryDay(term, MONDAY)).toBeNull()
)

test('an order of the weekend is handled on the next business day', () => {
  expect(deliveryDay('1 dia útil', SATURDAY_NIGHT)).toBe('2026-11-24')
})

test.each([
  '2026-02-16',
  '2026-02-17',
  '2026-04-03',
  '2026-06-04',
  '2027-03-26',
  '2026-11-20',
  '2026-12-25',
  '2024-03-29'
])('%s is a holiday', day => expect(isBusinessDay(day)).toBe(false))

test('a term counts business days, and its last day is one', () => {
  const starts = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(starts, fc.integer({ min: 1, max: 60 }), (start, count) => {
      const from = start.toISOString().slice(0, 10)
      const to = addDays(from, count, 'business')
      const days = Array.from({ length: (Date.parse(to) - Date.parse(from)) / 86_400_000 }, (_, at) =>
        new Date(Date.parse(from) + (at + 1) * 86_400_000).toISOString().slice(0, 10)
      )
      expect(days.filter(isBusinessDay)).toHaveLength(count)
      expect(isBusinessDay(to)).toBe(true)
      expect(addDays(from, count, 'calendar') <= to).toBe(true)
    })
  )
})
