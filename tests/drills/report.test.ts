import { expect, test } from 'vitest'
import { isBroken, mergePromises, toTable } from './report.ts'

test('a sentence checked twice is reported once, and one problem breaks it', () => {
  const promises = mergePromises([
    { sentence: 'A', problems: [] },
    { sentence: 'B', problems: [] },
    { sentence: 'A', problems: ['second 3'] }
  ])
  expect(promises).toEqual([
    { sentence: 'A', problems: ['second 3'] },
    { sentence: 'B', problems: [] }
  ])
  expect(isBroken({ promises })).toBe(true)
})

test('the report has a line a second and a column a visitor', () => {
  const seen = { phase: 'down', path: '/', retryAfter: null, links: 1, status: 200, shown: 'complete' }
  const lines = toTable([
    { ...seen, second: 0, who: 'home', ageS: 7, ms: 5 },
    { ...seen, second: 0, who: 'cart', status: 502, shown: 'refusal', ageS: null, ms: 9 },
    { ...seen, second: 1, who: 'home', ageS: 8, ms: 5 }
  ])
  expect(lines).toEqual([
    '  s  phase  home                     cart',
    '  0  down   200 complete Age 7 5 ms  502 refusal 9 ms',
    '  1  down   200 complete Age 8 5 ms'
  ])
})
