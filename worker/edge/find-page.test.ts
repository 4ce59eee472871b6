import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../../app/routes.ts'
import { findPage, isDocument } from './find-page.ts'

const FIXED = [
  ...['', 'busca', 'marcas', 'lista', 'vendedores', 'mapa', 'vendedor', 'newsletter', 'comparar', 'favoritos'],
  ...['pagina', 'avaliacao-de-loja', 'arrependimento', 'checkout', 'acesso', 'cadastro', 'nova-senha', 'cep', 'idioma'],
  ...['sem-conexao', 'robots.txt', 'llms.txt', 'sitemap.xml', 'sitemaps', 'feeds', 'produtos.xml', 'compartilhar'],
  ...['manifest.webmanifest', 'whey', 'whey-1.2kg', '1.xml', 'foto.jpg', 'carrinho', 'cupom', '.env']
]
const part = fc.tuple(fc.constantFrom(...FIXED), fc.constantFrom('plain', 'plain', 'upper', 'escaped'))

test('the table and the router agree about every address', { timeout: 120_000 }, () => {
  const parts = fc.array(part, { minLength: 1, maxLength: 6 })
  const end = fc.constantFrom('', '', '/', '//', '.data', '/_.data')
  fc.assert(
    fc.property(parts, end, (spelled, ending) => {
      const { host, pathname } = new URL(`https://loja.example/${spelled.map(spell).join('/')}${ending}`)
      if (host !== 'loja.example' || /\/\/./.test(pathname)) return
      const asPage = pathname.endsWith('/_.data') ? pathname.replace(/_\.data$/, '') : pathname.replace(/\.data$/, '')
      const file = matchRoutes(ROUTES, asPage)?.at(-1)?.route.id ?? ''
      const { module } = findPage(pathname)
      // Without a module the edge answers, before the router.
      if (module) expect([pathname, `routes/${module}`]).toEqual([pathname, file])
    }),
    { numRuns: 10_000 }
  )
})

const ROUTES = routes.map(({ path, index, file }) => (index ? { index, id: file } : { path, id: file }))

function spell([part, how]: [string, string]): string {
  if (how === 'upper') return part.toUpperCase()
  return how === 'escaped' && part !== '' ? `%${part.charCodeAt(0).toString(16)}${part.slice(1)}` : part
}

test('the picture of a product is found below every depth of its path', () => {
  for (const path of ['/whey.jpg', '/proteinas/whey.jpg', '/a/b/whey.jpg', '/a/b/c/whey.jpg'])
    expect([path, findPage(`/compartilhar${path}`).name]).toEqual([path, 'sharePicture'])
})

test.each([
  ['GET', '/whey', true],
  ['HEAD', '/whey-1.2kg', true],
  ['GET', '/whey.md', true],
  ['POST', '/whey', false],
  ['GET', '/whey.data', false],
  ['GET', '/api/v2/front/settings', false],
  ['GET', '/assets/app', false],
  ['GET', '/robots.txt', false],
  ['GET', '/manual.pdf', false],
  ['GET', '/_health', false]
])('%s %s asks for a document: %s', (method, path, is) => {
  expect(isDocument(method, path)).toBe(is)
})
