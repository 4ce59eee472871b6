import { expect, test } from 'vitest'
import type { MenuItem } from '../models/menu'
import { packMenu, unpackMenu } from './packed-menu'

const menu: MenuItem[] = [
  {
    label: 'Vitaminas',
    link: { href: '/vitaminas', external: false },
    items: [
      {
        label: 'Vitamina D',
        link: { href: '/vitaminas/vitamina-d', external: false },
        items: [{ label: 'D3', link: { href: '/vitaminas/vitamina-d/d3', external: false } }]
      },
      { label: 'Ofertas', link: { href: '/busca?busca=oferta', external: false } }
    ]
  },
  { label: 'Institucional' },
  { label: 'Kits', link: { href: 'https://kits.example/', external: true }, highlight: true }
]

test('unpacks what was packed', () => {
  expect(unpackMenu(packMenu(menu))).toEqual([
    node('Vitaminas', '/vitaminas', [
      node('Vitamina D', '/vitaminas/vitamina-d', [node('D3', '/vitaminas/vitamina-d/d3')]),
      node('Ofertas', '/busca?busca=oferta')
    ]),
    node('Institucional', ''),
    { ...node('Kits', 'https://kits.example/'), highlight: true }
  ])
})

test('an address below its parent is written without the part that they share', () => {
  expect(packMenu(menu)).toContain('Vitamina D\t>vitamina-d\n')
})

test('an empty menu is an empty text', () => {
  expect(packMenu([])).toBe('')
  expect(unpackMenu('')).toEqual([])
})

function node(label: string, href: string, items: ReturnType<typeof unpackMenu> = []) {
  return { label, href, highlight: false, items }
}
