import { expect, test } from 'vitest'
import { judgeSoak } from './judge-soak.ts'

const SECONDS = 400

/** A soak in which each figure follows a function of the part of the time that has passed. */
function soak({ memory = level, heap = level, entries = level, ms = level, isExpected = true } = {}) {
  const times = Array.from({ length: SECONDS }, (_, second) => [second * 1_000, second / SECONDS] as const)
  const samples = times.map(([atMs, part]) => ({
    atMs,
    memoryMb: 300 * memory(part),
    heapMb: 60 * heap(part),
    entries: 200 * entries(part)
  }))
  const requests = times.map(([atMs, part]) => ({ atMs, ms: 20 * ms(part), kind: 'page', isExpected }))
  return judgeSoak(samples, requests).failures
}

const level = (_: number) => 1
const filling = (part: number) => Math.min(1, 0.3 + part * 4)
const growing = (part: number) => 1 + part

test('memory that grows in the first quarter and then stays level passes', () => {
  expect(soak({ memory: filling, heap: filling, entries: filling })).toEqual([])
})

test.each([
  ['memory', 'memory of workerd, MB'],
  ['heap', 'heap of the isolate, least MB'],
  ['entries', 'entries in KV']
])('%s that doubles fails', (name, figure) => {
  expect(soak({ [name]: growing })).toEqual([`Not level: ${figure}`])
})

test('latency that triples fails; a few milliseconds more do not', () => {
  expect(soak({ ms: part => (part < 0.75 ? 1 : 3) })).toEqual(['Not level: page, p50 ms', 'Not level: page, p95 ms'])
  expect(soak({ ms: part => (part < 0.75 ? 0.1 : 0.3) })).toEqual([])
})

test('an answer of another status fails', () => {
  expect(soak({ isExpected: false })).toEqual([`${SECONDS} unexpected answers: page`])
})
