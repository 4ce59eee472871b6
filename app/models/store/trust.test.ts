import { expect, test } from 'vitest'
import type { MenuItem } from '../content/menu.ts'
import { termsPage, toTrust } from './trust.ts'

const link = (label: string, href: string, external = false): MenuItem => ({ label, link: { href, external } })

test('trust lines link to the store’s own pages, wherever they are in the menu', () => {
  const help = [link('Trocas e Devoluções', '/pagina/trocas')]
  const menu = [{ label: 'Ajuda', items: help }, link('Privacy policy', '/pagina/privacidade')]
  expect(toTrust(menu)).toEqual({
    returnDays: 30,
    returns: '/pagina/trocas',
    privacy: '/pagina/privacidade'
  })
})

test('trust lines have no link without such pages', () => {
  const menu = [link('Trocas', 'https://outra.example/trocas', true), { label: 'Privacidade' }, link('Retrocar', '/x')]
  for (const items of [[], menu]) expect(toTrust(items)).toMatchObject({ returns: '', privacy: '' })
})

test('the terms of use are found by their name in the store’s menu', () => {
  const terms = link('Termos de uso', '/pagina/termos')
  for (const menu of [
    [terms],
    [{ label: 'Institucional', items: [terms] }],
    [link('Terms of use', '/pagina/termos')]
  ]) {
    expect(termsPage(menu)).toBe('/pagina/termos')
  }
  expect(termsPage([link('Termômetros', '/termometros')])).toBe('')
})
