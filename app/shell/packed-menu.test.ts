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

test('an address is written without what its parent and its label tell', () => {
  expect(packMenu(menu)).toContain('1 Vitamina D\t~\n2 D3\t~\n1 Ofertas\t/busca?busca=oferta\n')
})

test('an address that is the root, or only begins like its parent, stays whole', () => {
  const items = [link('Início', '/'), link('Vita', '/vita', [link('Outra', '/vitaminas')])]
  expect(unpackMenu(packMenu(items))).toEqual([
    node('Início', '/'),
    node('Vita', '/vita', [node('Outra', '/vitaminas')])
  ])
})

test('an empty menu is an empty text', () => {
  expect(packMenu([])).toBe('')
  expect(unpackMenu('')).toEqual([])
})

function node(label: string, href: string, items: ReturnType<typeof unpackMenu> = []) {
  return { label, href, highlight: false, items }
}

function link(label: string, href: string, items: MenuItem[] = []): MenuItem {
  return { label, link: { href, external: false }, items }
}
