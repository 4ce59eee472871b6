import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { Visit } from './visit.ts'

const WHOLE: Visit = { documents: ['A', 'B'], reloads: 0, missing: [], mixed: [], hasCart: true, failure: null }

test('whole visits keep the promises, one reload included', () => {
  const { lines, broken } = judge([
    WHOLE,
    { ...WHOLE, documents: ['A', 'A', 'A'], reloads: 1, missing: ['/assets/a.js'] }
  ])
  expect(broken).toBe(false)
  expect(lines).toContain('     1  visits served by both releases')
  expect(lines).toContain('     1  files that no release had')
})

test.each([[{ failure: 'TimeoutError' }], [{ hasCart: false }], [{ reloads: 2 }], [{ mixed: ['/assets/a.js'] }]])(
  '%o breaks one',
  fault => {
    expect(judge([WHOLE, { ...WHOLE, ...fault }]).broken).toBe(true)
  }
)

test('a rollout without visits proves nothing', () => {
  expect(judge([]).broken).toBe(true)
})
