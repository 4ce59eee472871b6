import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BYTE_LENGTH, RENDERER_FILE, withoutByteLength } from './string-renderer'

test("React's text renderer counts bytes in one place, and not in the build", () => {
  const code = readFileSync(RENDERER_FILE, 'utf8')
  expect(code.split(BYTE_LENGTH)).toHaveLength(2)
  expect(/\bBuffer\./.test(withoutByteLength(code))).toBe(false)
})
