import { expect, test } from 'vitest'
import { isStorePage, PATHS } from './links.ts'

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
])('the router opens %s: %s', (address, isPage) => {
  expect(isStorePage(address)).toBe(isPage)
})

test('the router opens only the store’s own checkout pages', () => {
  for (const path of [PATHS.access, PATHS.register, PATHS.password, PATHS.cep]) expect(isStorePage(path)).toBe(true)
  expect(isStorePage(PATHS.cart)).toBe(false)
})
