import { expect, test } from 'vitest'
import { requiredNames } from '../../commerce/demo/checks/required-names'
import { hasKnownName } from './known-names'

test('every name that the store has is known, and no other', () => {
  const { banners, showcases, menus } = requiredNames
  const paths = [
    ...banners.map(name => `showcase/banners/${name}`),
    ...showcases.map(name => `showcase/products/${name}`),
    ...menus.map(name => `struct/menus/${name}`)
  ]
  expect(paths.filter(path => !hasKnownName(path))).toEqual([])
  expect(hasKnownName('struct/menus/invented')).toBe(false)
  expect(hasKnownName('settings')).toBe(true)
})
