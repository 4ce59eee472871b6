import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/vitaminas', '/vitaminas'],
  ['/vitaminas/', '/vitaminas'],
  ['/whey-900-g.html', '/whey-900-g'],
  ['/vitaminas/vitamina-d.HTML/', '/vitaminas/vitamina-d'],
  ['//evil.example/x', '/evil.example/x'],
  ['/.html', '/'],
  ['/x/.html', '/x'],
  ['/index.html', '/'],
  ['/x/index.html', '/x'],
  ['/x.html.html', '/x'],
  ['/x.html/.html/', '/x'],
  ['/x.html/y', '/x.html/y'],
  ['/', '/']
])('the canonical path of %s is %s', (given, expected) => {
  expect(canonicalPath(given)).toBe(expected)
})
