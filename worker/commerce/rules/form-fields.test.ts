import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailField } from './form-fields.ts'

test('an e-mail address has at most 254 characters', () => {
  const host = `${`${'b'.repeat(60)}.`.repeat(3)}example`
  const ofLength = (length: number) => `${'a'.repeat(length - host.length - 1)}@${host}`
  expect([254, 255].map(length => v.is(emailField, ofLength(length)))).toEqual([true, false])
})
