import { expect, test } from 'vitest'
import { href, isStorePage, PATHS } from './links.ts'

test.each([
  ['/creatina', true],
  ['/busca?busca=a.pdf', true],
  ['/omega-3-1.2', true],
  ['/checkout/acesso', true],
  ['/checkout/cadastro/', true],
  ['/Checkout/Acesso?return=/x', true],
  ['/checkout/carrinho', false],
  ['/checkout/pagamento#topo', false],
  ['/api/v2/front/settings', false],
  ['/manual.pdf', false],
  ['/_health', false]
])('%s is opened by the router: %s', (address, isPage) => {
  expect(isStorePage(address)).toBe(isPage)
})

test('the address of a page has its parts in the path and the rest in the query', () => {
  expect(href(PATHS.seller, { seller: 'vida & saúde' })).toBe('/vendedor/vida%20%26%20sa%C3%BAde')
  expect(href(PATHS.search, { busca: 'ômega 3&4' })).toBe('/busca?busca=%C3%B4mega+3%264')
  expect(href(PATHS.home, {})).toBe('/')
})
