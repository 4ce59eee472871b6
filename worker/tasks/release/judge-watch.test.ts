import { expect, test } from 'vitest'
import { addMeasures, judgeWatch, tellMeasure } from './judge-watch.ts'
import { readWatching } from './watch-options.ts'

const LIMITS = { maxErrorRate: 0.02, maxP95Ms: 2_000 }
const good = { name: 'visits', calls: 100, failed: 2, p95Ms: 2_000 }

test('a version within the limits goes on', () => {
  expect(judgeWatch([good], LIMITS)).toEqual([])
})

test('too many failures and a slow p95 each fail a version', () => {
  expect(judgeWatch([good, { ...good, name: 'answers', failed: 3, p95Ms: 2_001 }], LIMITS)).toEqual([
    'answers: 3 of 100 failed, 3.0 % of at most 2.0 %',
    'answers: p95 of 100 is 2001 ms of at most 2000'
  ])
})

test('a few failures or slow answers among few requests do not fail a version', () => {
  expect(judgeWatch([{ name: 'visits', calls: 4, failed: 2, p95Ms: 9_000 }], LIMITS)).toEqual([])
})

test('a version that always fails is found within three answers', () => {
  expect(judgeWatch([{ name: 'visits', calls: 3, failed: 3, p95Ms: 9 }], LIMITS)).toHaveLength(1)
})

test('isolates are summed, and the slowest with enough answers gives the p95', () => {
  const sum = addMeasures('answers', [
    { calls: 40, failed: 1, p95Ms: 80 },
    { calls: 25, failed: 0, p95Ms: 300 },
    { calls: 2, failed: 0, p95Ms: 5_000 }
  ])
  expect(tellMeasure(sum)).toBe('answers: 67, 1 failed, p95 300 ms')
  expect(tellMeasure(addMeasures('answers', []))).toBe('answers: 0, 0 failed, p95 of too few')
})

test('the limits are options, and an invalid number is an error', () => {
  const given = { minutes: '0.5', 'max-error-rate': '2', 'max-p95': '2000' }
  expect(readWatching(given)).toMatchObject({ minutes: 0.5, limits: LIMITS })
  for (const minutes of ['', 'five', '-1', 'NaN', 'Infinity'])
    expect(() => readWatching({ ...given, minutes })).toThrow(`--minutes must be a number, not "${minutes}"`)
})
