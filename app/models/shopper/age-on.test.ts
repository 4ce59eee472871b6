import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOn } from './age-on.ts'

const NOON = new Date('2026-11-24T15:00:00Z')

test.each([
  ['2008-11-24', 18],
  ['2008-11-25', 17],
  ['24/11/2008', 18],
  ['2008-11-24 00:00:00', 18],
  ['2008-11-24T00:00:00-03:00', 18],
  ['1990-05-17', 36],
  ['2026-11-24', 0],
  ['2030-01-01', 0],
  ['0001-01-01', 0],
  ['0000-00-00', 0],
  ['2007-02-30', 0],
  ['24/11/08', 0],
  ['5d41…', 0],
  ['', 0]
])('somebody born on %j is %i years old', (birth, age) => expect(ageOn(birth, NOON)).toBe(age))

test('the day is Brazil’s: a birthday has not begun at one o’clock UTC', () => {
  expect(ageOn('2008-11-24', new Date('2026-11-24T01:00:00Z'))).toBe(17)
  expect(ageOn('2008-11-24', new Date('2026-11-24T03:00:00Z'))).toBe(18)
})

test('somebody born on 29 February is a year older on 1 March', () => {
  expect(ageOn('2008-02-29', new Date('2026-02-28T15:00:00Z'))).toBe(17)
  expect(ageOn('2008-02-29', new Date('2026-03-01T15:00:00Z'))).toBe(18)
})

test('any text gives an age from 0 to 130, and an earlier birth never a lower one', () => {
  const day = fc.date({ min: new Date('1910-01-01'), max: new Date('2026-11-23'), noInvalidDate: true })
  fc.assert(fc.property(fc.string(), text => ageOn(text, NOON) >= 0))
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [earlier, later] = [one, other].map(date => date.toISOString().slice(0, 10)).sort()
      expect(ageOn(earlier ?? '', NOON)).toBeGreaterThanOrEqual(ageOn(later ?? '', NOON))
    })
  )
})
