import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCookie, readSingleCookie } from './cookies.ts'

const NAME = '__Host-sid'

describe('a cookie', () => {
  test.each([
    ['__Host-sid=a', 'a'],
    ['x=1;\t__Host-sid \t= a ; y=2', 'a'],
    ['__Host-sid=a=b', 'a=b'],
    ['__Host-sid=', ''],
    ['__Host-sid', null],
    ['=__Host-sid', null],
    ['__host-sid=a', null],
    ['', null],
    [null, null]
  ])('in %j is %j', (header, value) => {
    expect(readCookie(header, NAME)).toBe(value)
    expect(readSingleCookie(header, NAME)).toBe(value)
  })

  test('is the first one of two, or none where it must be unique', () => {
    const header = '__Host-sid=theirs; language=1; __Host-sid=mine'
    expect([readCookie(header, NAME), readSingleCookie(header, NAME)]).toEqual(['theirs', null])
    expect(readSingleCookie(header, 'language')).toBe('1')
  })

  // String.prototype.trim also removes U+2000, NBSP, BOM and VT.
  const sign = fc.oneof(
    fc.constantFrom('\u2000', '\u00a0', '\ufeff', '\v', '\f', '\u3000', '\u2028', '\u0085'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
  )
  const around = fc.tuple(fc.string({ unit: sign, maxLength: 3 }), fc.string({ unit: sign, maxLength: 3 }))

  test('is found by its exact name, with spaces and tabs around it', () => {
    fc.assert(
      fc.property(around, ([before, after]) => {
        fc.pre(!/[;=]/.test(before + after))
        const isSame = /^[ \t]*$/.test(before + after)
        const header = `${before}${NAME}${after}=theirs`
        expect(readSingleCookie(header, NAME)).toBe(isSame ? 'theirs' : null)
        if (!isSame) expect(readSingleCookie(`${header}; ${NAME}=mine`, NAME)).toBe('mine')
      }),
      { numRuns: 2_000 }
    )
  })
})
