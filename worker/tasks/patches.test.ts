import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PATCHES } from './patches.ts'

test.each(Object.values(PATCHES))('$file has the replaced call once', ({ file, call }) => {
  expect(readFileSync(file, 'utf8').split(call)).toHaveLength(2)
})
