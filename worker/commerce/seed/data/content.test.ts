import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkContent } from './content-check.ts'
import { iconNames } from './icons.ts'

test('the editorial content is consistent with the catalogue and with itself', () => {
  expect(checkContent()).toEqual([])
})

test('every icon is a file of lucide-static', () => {
  const icons = new URL('../../../../node_modules/lucide-static/icons/', import.meta.url)
  const missing = Object.values(iconNames).filter(name => !existsSync(new URL(`${name}.svg`, icons)))
  expect(missing).toEqual([])
})
