import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MapContext } from '../store/map-context.ts'
import { resolveLink, toApiPage, toPath, toPicture, toSource } from './link.ts'

const origins = ['https://www.loja.example', 'http://localhost:5173']
const own: MapContext = { language: 'pt', origins }
const inApp = (href: string) => ({ href, external: false })
const outside = (href: string) => ({ href, external: true })

describe('links', () => {
  test.each([
    ['https://www.loja.example/vitaminas', inApp('/vitaminas')],
    ['http://www.loja.example/vitaminas/', inApp('/vitaminas/')],
    ['https://www.loja.example', inApp('/')],
    ['/creatina-300-g.html', inApp('/creatina-300-g')],
    ['/index.html?x=1', inApp('/?x=1')],
    ['creatina.html?pg=2', inApp('/creatina?pg=2')],
    ['vitaminas/vitamina-d', inApp('/vitaminas/vitamina-d')],
    ['busca?busca=energia&pg=2', inApp('/busca?busca=energia&pg=2')],
    ['/vitaminas//vitamina-d/', inApp('/vitaminas/vitamina-d/')],
    ['/busca?busca=vitamina c#topo', inApp('/busca?busca=vitamina%20c#topo')],
    ['https://www.instagram.com/loja', outside('https://www.instagram.com/loja')],
    ['www.instagram.com/loja', outside('https://www.instagram.com/loja')],
    ['//cdn.example/x', outside('https://cdn.example/x')],
    ['mailto:oi@loja.example', outside('mailto:oi@loja.example')],
    ['tel:+5511900000000', outside('tel:+5511900000000')]
  ])('%s', (value, link) => expect(resolveLink(value, origins)).toEqual(link))

  test.each([
    '',
    ' ',
    '(11) 90000-0000',
    'Seg. a sex., 8h às 18h',
    'oi@loja.example',
    'NutriVida',
    'Dúvidas?',
    'a?b',
    'http://'
  ])('"%s" is no link', value => expect(resolveLink(value, origins)).toBeNull())

  test.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    '%s is refused',
    value => expect([resolveLink(value, origins), toPath(value), toSource(value, own)]).toEqual([null, null, null])
  )
})

test('an address of the store becomes its path, whatever its origin', () => {
  expect(toPath('vitaminas')).toBe('/vitaminas')
  expect(toPath('https://www.loja.example/marcas/x.html')).toBe('/marcas/x')
  expect(toPath('https://public.domain.example/creatina.html?x=1')).toBe('/creatina?x=1')
  expect(toPath('https://public.domain.example/.//evil.example')).toBe('/evil.example')
  expect(toPath('')).toBeNull()
})

describe('a page that the API serves', () => {
  const media = { base: 'https://api.example', hosts: [], passed: ['/checkout', '/pagamento'] }
  const passing: MapContext = { ...own, media }

  test.each([
    ['https://api.example/checkout/carrinho?x=1#y', '/checkout/carrinho?x=1#y'],
    ['http://api.example/checkout', '/checkout'],
    ['https://www.loja.example/pagamento/', '/pagamento/'],
    ['checkout/carrinho', '/checkout/carrinho'],
    ['https://api.example/checkouts', 'https://api.example/checkouts'],
    ['https://api.example//evil.example/checkout', 'https://api.example//evil.example/checkout'],
    ['https://api.example/checkout/../admin', 'https://api.example/admin'],
    ['https://caixa.example/checkout/carrinho', 'https://caixa.example/checkout/carrinho'],
    ['javascript:alert(1)', null]
  ])('is a path of the store where the checkout passes through: %s', (value, expected) => {
    expect(toApiPage(value, passing)).toBe(expected)
  })

  test('stays at the API where no checkout passes through', () => {
    const elsewhere: MapContext = { ...own, media: { base: 'https://api.example', hosts: [] } }
    expect(toApiPage('/checkout/carrinho', elsewhere)).toBe('https://api.example/checkout/carrinho')
  })
})

test('picture sources keep foreign hosts and drop the store’s own', () => {
  expect(toSource('https://www.loja.example/media/x.webp?v=2', own)).toBe('/media/x.webp?v=2')
  expect(toSource('https://cdn.example/x.webp', own)).toBe('https://cdn.example/x.webp')
  expect(toSource('media/x.webp', own)).toBe('/media/x.webp')
  expect(toSource('https://[x', own)).toBeNull()
  expect(toSource('', own)).toBeNull()
})

test('pictures of a foreign API pass the image route where it may fetch them, else they stay where they are', () => {
  const foreign: MapContext = { ...own, media: { base: 'https://api.example', hosts: ['cdn.example'] } }
  expect(toSource('https://www.loja.example/x.webp', foreign)).toBe('https://www.loja.example/x.webp')
  expect(toSource('media/x.webp', foreign)).toBe('https://api.example/media/x.webp')
  expect(toPicture('https://cdn.example/a.jpg?v=1', foreign)).toBe(
    `/${encodeURIComponent('https://cdn.example/a.jpg?v=1')}`
  )
  expect(toPicture('https://other.example/a.jpg', foreign)).toBe('https://other.example/a.jpg')
})

test('no in-app address leads a browser to another host', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '/.//',
    '..',
    'evil.example',
    '?',
    '#',
    '@',
    ':',
    '\t',
    '\n',
    'https:',
    '.html',
    '%2f'
  )
  const value = fc.oneof(
    fc.array(piece, { maxLength: 7 }).map(parts => parts.join('')),
    fc.string(),
    fc.webUrl()
  )
  fc.assert(
    fc.property(value, text => {
      const link = resolveLink(text, origins)
      for (const href of [toPath(text), link && !link.external ? link.href : null]) {
        if (href !== null) expect(new URL(href, 'https://www.loja.example').origin).toBe('https://www.loja.example')
      }
      if (link?.external) expect(link.href).toMatch(/^(https?|mailto|tel):/)
    }),
    { numRuns: 2000 }
  )
})
