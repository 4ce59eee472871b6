import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escaped } from './printable.ts'

test.each([
  ['Ótimo! 👩‍🔬', 'Ótimo! 👩\\u{200d}🔬'],
  ['a\u202egnp.exe', 'a\\u{202e}gnp.exe'],
  ['\u001b[2J', '\\u{1b}[2J'],
  ['um\ndois\r', 'um\ndois\\u{d}']
])('%j is printed as %j', (written, printed) => {
  expect(escaped(written)).toBe(printed)
})

test('printed text has no control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), written => {
      expect(escaped(written)).not.toMatch(/[^\P{C}\n]/u)
    })
  )
})
