import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PATCHES } from './patches.ts'

test.each(Object.values(PATCHES))('$file makes the replaced call in one place', ({ file, call }) => {
  expect(readFileSync(file, 'utf8').split(call)).toHaveLength(2)
})

test("React's text renderer counts no bytes in the build", () => {
  const { file, call, replacement } = PATCHES.stringRenderer
  expect(/\bBuffer\./.test(readFileSync(file, 'utf8').replaceAll(call, replacement))).toBe(false)
})
