import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { measure, readJsonBody } from './json-body.ts'

const request = (body: string, type = 'application/json') =>
  new Request('https://loja.example/', { method: 'POST', body, headers: { 'content-type': type } })

test('JSON of any depth that makes sense is read', async () => {
  expect(await readJsonBody(request('{"a": [1, "]]"]}'), 100)).toEqual({ ok: true, value: { a: [1, ']]'] } })
  expect(await readJsonBody(request('['.repeat(21) + ']'.repeat(21)), 100)).toMatchObject({ status: 400 })
  expect(await readJsonBody(request('['.repeat(99_999)), 200_000)).toMatchObject({ status: 400 })
})

test('a large body, another type and invalid JSON are refused', async () => {
  expect(await readJsonBody(request('"12345"'), 6)).toMatchObject({ status: 413 })
  expect(await readJsonBody(request('{}', 'text/plain'), 100)).toMatchObject({ status: 415 })
  expect(await readJsonBody(request('{'), 100)).toMatchObject({ status: 400 })
})

test('the depth ignores brackets in strings', () => {
  const nesting = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(nesting)) : 0
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), value => {
      expect(measure(JSON.stringify(value)).depth).toBe(nesting(value))
    })
  )
})

test('every value is counted, and nothing in strings is', () => {
  const valuesIn = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value)
          .map(valuesIn)
          .reduce((a, b) => a + b, 1)
      : 1
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), value => {
      const { values } = measure(JSON.stringify(value))
      expect(values).toBeGreaterThanOrEqual(valuesIn(value))
      expect(values).toBeLessThanOrEqual(2 * valuesIn(value))
    })
  )
})

test.each([
  ['numbers', `{"anexos":[${'1,'.repeat(6_000_000)}1]}`],
  ['objects', `[${'{},'.repeat(4_000_000)}{}]`],
  ['keys', `{${Array.from({ length: 10_001 }, (_, n) => `"${n}":0`).join()}}`]
])('too many %s are refused before they are parsed', async (_, body) => {
  const parse = vi.spyOn(JSON, 'parse')
  expect(await readJsonBody(request(body), 13 * 1024 * 1024)).toMatchObject({ status: 413 })
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
})
