import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depthOf, readJsonBody } from './json-body'

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
      expect(depthOf(JSON.stringify(value))).toBe(nesting(value))
    })
  )
})
