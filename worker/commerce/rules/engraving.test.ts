import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addBody } from './cart-body.ts'
import { engraving } from './engraving.ts'

test.each([
  ['  Ana   e\tRui ', 'Ana e Rui'],
  ['a\0b', 'a b'],
  ['\0'.repeat(40), ''],
  [' \u00a0\u3000\u2800', ''],
  ['\u200b\u2060\ufeff\u200d\u3164', ''],
  ['Ana\u202e', 'Ana'],
  ['👩\u200d🔬', '👩\u200d🔬'],
  [null, '']
])('%j is engraved as %j', (typed, engraved) => {
  expect(v.parse(engraving, typed)).toBe(engraved)
})

test('an engraving has at most 200 clean characters', () => {
  expect(v.is(engraving, 'a'.repeat(201))).toBe(false)
  expect(v.is(engraving, `${'a'.repeat(200)}${'\0'.repeat(100)}`)).toBe(true)
  expect(v.is(engraving, '\u0315'.repeat(100_000))).toBe(false)
})

test('a blank engraving makes the same line as none', () => {
  const item = { idProduto: 7, quantidade: 1 }
  const lines = [{ ...item, adicional: ' \0 ' }, item].map(line => v.parse(addBody, { itens: [line] }))
  expect(lines[0]).toEqual(lines[1])
})
