import fc from 'fast-check'
import { expect, it } from 'vitest'
import { insertRows, literal } from './literal.ts'

it('a literal doubles quotes and changes nothing else', () => {
  expect(literal('d\'água; -- \n"x"')).toBe("'d''água; -- \n\"x\"'")
  expect([literal(null), literal(true), literal(false), literal(1.5)]).toEqual(['NULL', '1', '0', '1.5'])
  expect(() => literal(Number.NaN)).toThrow()
})

it('rows are packed into statements under 90 KB, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 40_000, minLength: 1 }), { maxLength: 12 }), texts => {
      const statements = insertRows(
        't',
        texts.map((text, id) => ({ id, text }))
      )
      for (const statement of statements) expect(new TextEncoder().encode(statement).length).toBeLessThan(92_000)
      const rows = statements.map(statement => statement.split(/\n(?=\(\d+, ')/).length - 1)
      expect(rows.reduce((sum, count) => sum + count, 0)).toBe(texts.length)
    }),
    { numRuns: 30 }
  )
})
