import { expect, test } from 'vitest'
import { storePath } from './use-store-links.ts'

const here = new URL('https://loja.example/pagina/ajuda?x=1')
const open = (href: string) => storePath(new URL(href, here), here)

test.each([
  ['/pagina/frete-e-entrega', '/pagina/frete-e-entrega'],
  ['/vitaminas?order=menorpreco#topo', '/vitaminas?order=menorpreco#topo'],
  ['https://loja.example/marcas', '/marcas'],
  ['#prazo', null],
  ['/pagina/ajuda#prazo', '/pagina/ajuda#prazo'],
  ['https://outra.example/marcas', null],
  ['mailto:loja@loja.example', null],
  ['/checkout/carrinho', null],
  ['/media/tabela.pdf', null],
  ['/manual.pdf', null]
])('%s is opened as %j', (href, path) => {
  expect(open(href)).toBe(path)
})
