import { expect, test } from 'vitest'
import type { Answer } from './ask.ts'
import { judgeAnswer, whyUseless } from './judge-answer.ts'

const SOUND: Answer = {
  ...{ status: 200, headMs: 40, ms: 50, failure: '', contentType: 'application/json', location: '' },
  ...{ text: '{"nome": "Proteína"}', body: { nome: 'Proteína' }, tooLarge: false, retryAfter: null, session: null },
  refusals: []
}

function problems(change: Partial<Answer>): string[] {
  return judgeAnswer({ ...SOUND, ...change }, 'section').map(({ problem }) => problem)
}

test('a sound answer has no findings', () => {
  expect(whyUseless(SOUND, 'section')).toBe(null)
  expect(problems({})).toEqual([])
  expect(problems({ contentType: 'application/json; charset=UTF-8' })).toEqual([])
})

test('a slow answer is judged by the time that the store waits for it', () => {
  expect(whyUseless({ ...SOUND, headMs: 5_100 }, 'section')).toBe('It took 5.1 s, and the store waits 5.0 s')
  expect(whyUseless({ ...SOUND, headMs: 5_100 }, 'page')).toBe(null)
  expect(whyUseless({ ...SOUND, headMs: 10_100 }, 'page')).toBe('It took 10.1 s, and the store waits 10.0 s')
  expect(whyUseless({ ...SOUND, ms: 12_100 }, 'page')).toBe('The whole answer took 12.1 s, and the store waits 12.0 s')
  expect(whyUseless({ ...SOUND, ms: 12_100 }, 'action')).toBe(null)
  expect(problems({ headMs: 2_600 })).toEqual(['It took 2.6 s; the store gives up after 5.0 s'])
  const slow = judgeAnswer({ ...SOUND, headMs: 3_100 }, 'page').map(({ problem }) => problem)
  expect(slow).toEqual(['It took 3.1 s; the store gives up after 10.0 s'])
})

test('types and encodings outside the contract are reported', () => {
  expect(problems({ contentType: 'text/html' })).toEqual(['It says that it is text/html, not application/json'])
  expect(problems({ contentType: 'application/json; charset=iso-8859-1' })).toEqual(['Its charset is not UTF-8'])
  for (const text of ['"ProteÃ­na"', '"Prote\uFFFDna"'])
    expect(problems({ text })).toEqual(['Letters with accents are broken'])
})

test('refusals quote the API without control characters', () => {
  const said = { status: 401, body: { error: 'Token\u001b[31m inválido' } }
  expect(whyUseless({ ...SOUND, ...said }, 'page')).toBe('The API refuses it with 401 and says “Token [31m inválido”')
  expect(whyUseless({ ...SOUND, status: 429, refusals: ['5', null] }, 'page')).toMatch(/without Retry-After$/)
  expect(whyUseless({ ...SOUND, body: undefined, tooLarge: true }, 'page')).toMatch(/larger than 2 MB/)
  expect(whyUseless({ ...SOUND, body: undefined, text: '{"a": ' }, 'page')).toBe('The answer is not JSON')
})
