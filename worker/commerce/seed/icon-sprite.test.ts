import { expect, test } from 'vitest'
import { iconNames } from './data/icons.ts'
import { iconSprite } from './icon-sprite.ts'

test('the one file has every icon of the embedded backend, with its shapes', () => {
  const symbols = [...iconSprite().matchAll(/<symbol id="([^"]+)"[^>]*><(?:path|rect|circle|line)/g)]
  expect(symbols.map(([, id]) => id)).toEqual(Object.keys(iconNames))
})
