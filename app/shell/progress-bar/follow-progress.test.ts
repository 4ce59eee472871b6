import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followProgress } from './follow-progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const shown: [number, string | null][] = []
  const start = Date.now()
  const follow = followProgress(phase => shown.push([Date.now() - start, phase]))
  return { follow, shown }
}

test('the bar runs 200 ms after a navigation begins, and is hidden 500 ms after it ends', () => {
  const { follow, shown } = watched()
  follow(true)
  vi.advanceTimersByTime(1_000)
  follow(false)
  vi.advanceTimersByTime(5_000)
  expect(shown).toEqual([
    [200, 'running'],
    [1_000, 'ending'],
    [1_500, null]
  ])
})

test('a quick navigation shows nothing, and a slow one right after it does', () => {
  const { follow, shown } = watched()
  follow(true)
  vi.advanceTimersByTime(150)
  follow(false)
  vi.advanceTimersByTime(10)
  follow(true)
  vi.advanceTimersByTime(1_000)
  expect(shown).toEqual([[360, 'running']])
})

test('further states of a navigation do not restart the bar', () => {
  const { follow, shown } = watched()
  follow(true)
  vi.advanceTimersByTime(150)
  follow(true)
  vi.advanceTimersByTime(100)
  expect(shown).toEqual([[200, 'running']])
})

test('a navigation that begins while the bar ends shows it again', () => {
  const { follow, shown } = watched()
  follow(true)
  vi.advanceTimersByTime(300)
  follow(false)
  vi.advanceTimersByTime(400)
  follow(true)
  vi.advanceTimersByTime(2_000)
  expect(shown).toEqual([
    [200, 'running'],
    [300, 'ending'],
    [900, 'running']
  ])
})

test('a quick navigation while the bar ends leaves it hidden', () => {
  const { follow, shown } = watched()
  follow(true)
  vi.advanceTimersByTime(300)
  follow(false)
  vi.advanceTimersByTime(100)
  follow(true)
  vi.advanceTimersByTime(100)
  follow(false)
  vi.advanceTimersByTime(2_000)
  expect(shown.at(-1)).toEqual([1_000, null])
})
