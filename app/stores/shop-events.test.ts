import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Events = typeof import('./shop-events.ts')
let events: Events

beforeEach(async () => {
  events = await import('./shop-events.ts')
})
afterEach(() => vi.resetModules())

const search = (term: string) => events.recordEvent({ name: 'search', term })

function taken() {
  const terms: string[] = []
  events.takeEvents(event => void (event.name === 'search' && terms.push(event.term)))
  return terms
}

test('events before the consent wait, and are sent first, in order', () => {
  search('a')
  search('b')
  const terms = taken()
  expect(terms).toEqual(['a', 'b'])
  search('c')
  expect(terms).toEqual(['a', 'b', 'c'])
})

test('at most a hundred events wait, and the oldest are dropped', () => {
  for (let at = 0; at < 130; at++) search(String(at))
  const terms = taken()
  expect(terms).toHaveLength(100)
  expect(terms[0]).toBe('30')
})

test('a refusal drops waiting events and later ones', () => {
  search('a')
  events.dropEvents()
  search('b')
  expect(taken()).toEqual([])
})
