import { expect, it } from 'vitest'
import { publicName } from './public-name.ts'

it.each([
  ['Marina de Souza', 'Marina S.'],
  ['Ana', 'Ana'],
  ['ana  maria', 'ana M.'],
  ['Zoé Ébano', 'Zoé É.'],
  ['Li 𠮷田', 'Li 𠮷.']
])('%s is shown as %s', (name, shown) => {
  expect(publicName(name)).toBe(shown)
})
