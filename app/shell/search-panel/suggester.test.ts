import { expect, test, vi } from 'vitest'
import type { ApiResult } from '../../api/failure.ts'
import type { Suggestions } from '../../models/listing/suggestions.ts'
import { createSuggester } from './suggester.ts'

const answer = (term: string): Suggestions => ({ term, terms: [], categories: [], brands: [], products: [], total: 1 })
const waiting = () => new AbortController().signal

function open(fail = false) {
  const failure: ApiResult<Suggestions> = { ok: false, kind: 'network', status: 0, message: '' }
  const ask = vi.fn(async (term: string) => (fail ? failure : { ok: true as const, data: answer(term) }))
  return { ask, ...createSuggester(ask) }
}

test('a term is requested once, regardless of case', async () => {
  const { ask, suggest, recall } = open()
  expect(recall('whey')).toBeNull()
  await suggest('whey', waiting())
  expect((await suggest('WHEY ', waiting()))?.term).toBe('whey')
  expect(recall('Whey')?.term).toBe('whey')
  expect(ask).toHaveBeenCalledOnce()
})

test('an outdated answer is cached and not shown', async () => {
  const { suggest, recall } = open()
  const leaving = new AbortController()
  const late = suggest('whe', leaving.signal)
  leaving.abort()
  expect(await late).toBeNull()
  expect(recall('whe')?.term).toBe('whe')
})

test('a failure has no suggestions, and is requested again', async () => {
  const { ask, suggest } = open(true)
  expect(await suggest('whey', waiting())).toBeNull()
  await suggest('whey', waiting())
  expect(ask).toHaveBeenCalledTimes(2)
})

test('the oldest terms are dropped from the cache', async () => {
  const { suggest, recall } = open()
  for (let index = 0; index < 60; index++) await suggest(`termo ${index}`, waiting())
  expect([recall('termo 0'), recall('termo 9')]).toEqual([null, null])
  expect(recall('termo 10')?.term).toBe('termo 10')
})
