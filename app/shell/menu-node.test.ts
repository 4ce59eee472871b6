import { expect, test } from 'vitest'
import { toNodes } from './menu-node'

test('an entry without a link is the head of those below', () => {
  const link = { href: '/vitaminas/d', external: false }
  const [node] = toNodes([{ label: 'Vitaminas', items: [{ label: 'D', link, highlight: true }] }])
  const below = { label: 'D', href: '/vitaminas/d', highlight: true, items: [] }
  expect(node).toEqual({ label: 'Vitaminas', href: '', highlight: false, items: [below] })
})
