import { expect, test } from 'vitest'
import { countAdded, partsMissing, problemsIn } from './judge.ts'
import type { Seen } from './visit.ts'
import { shownIn } from './visit.ts'

function seen(rest: Partial<Seen> = {}): Seen {
  const page = { second: 3, phase: 'down', who: 'home', path: '/', status: 200, ageS: 4, ms: 20, retryAfter: null }
  return { ...page, shown: 'complete', links: 40, text: '', ...rest }
}

test('an expected result is no problem', () => {
  const wanted = { status: [200, 304], shown: 'complete', withinMs: 20 }
  expect(problemsIn([seen(), seen({ who: 'cart', status: 500 })], 'home', wanted)).toEqual([])
})

test('status, what was shown, time and Retry-After are each judged', () => {
  const one = [seen({ status: 503, shown: 'error page', ms: 900 })]
  expect(problemsIn(one, 'home', { status: 200 })).toEqual(['second 3, home: 503 error page in 900 ms'])
  expect(problemsIn(one, 'home', { shown: ['complete', 'no products'] })).toHaveLength(1)
  expect(problemsIn(one, 'home', { withinMs: 899 })).toHaveLength(1)
  expect(problemsIn(one, 'home', { status: 503, retryAfter: true })).toHaveLength(1)
})

test('an untested promise counts as broken', () => {
  expect(problemsIn([seen()], ['cart', 'add'], { status: 200 })).toEqual(['nobody visited cart, add'])
})

test('a page with fewer links than before has lost a part', () => {
  const before = [seen({ links: 12 }), seen()]
  expect(partsMissing(before, [seen()], ['home'])).toEqual([])
  expect(partsMissing(before, [seen({ links: 12 })], ['home'])[0]).toMatch(/12 of 40 links$/)
})

test('only acknowledged additions count', () => {
  expect(countAdded([seen({ who: 'add' }), seen({ who: 'add', status: 500 }), seen()])).toBe(1)
})

test('the page that a shopper saw', () => {
  const html = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  expect(shownIn(200, html, '<html></html>\n')).toBe('complete')
  expect(shownIn(200, html, '<html><main>')).toBe('cut off')
  expect(shownIn(503, html, '<html></html>')).toBe('error page')
  expect(shownIn(503, html, '<p>Não foi possível carregar os produtos.</p></html>')).toBe('no products')
  expect(shownIn(502, new Headers(), '{}')).toBe('refusal')
})
