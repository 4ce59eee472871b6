import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCheckout } from './settings.ts'

const PLACE = { apiOrigin: 'https://api.example', siteOrigin: 'https://www.shop.test' }
const read = (vars: Parameters<typeof readCheckout>[0], place: Partial<Parameters<typeof readCheckout>[1]> = {}) =>
  readCheckout(vars, { ...PLACE, ...place })

test('without settings the session stays on the shop’s host and the checkout is the API’s', () => {
  expect(read({})).toEqual({
    sessionCookie: '__Host-sid',
    sessionDomain: null,
    checkoutOrigin: 'https://api.example',
    checkoutPaths: []
  })
  expect(read({ CHECKOUT: ' redirect ' }).checkoutOrigin).toBe('https://api.example')
})

describe('SESSION_DOMAIN', () => {
  const share = (SESSION_DOMAIN: string, siteOrigin: string | null = PLACE.siteOrigin) =>
    read({ SESSION_COOKIE: 'PHPSESSID', SESSION_DOMAIN }, { siteOrigin }).sessionDomain

  test.each([
    ['shop.test', 'https://www.shop.test'],
    ['.Shop.test ', 'https://www.shop.test:8443'],
    ['www.shop.test', 'https://www.shop.test'],
    ['loja.com.br', 'https://www.loja.com.br'],
    ['loja.co.uk', 'https://loja.co.uk']
  ])('%s is a parent of %s', (domain, site) => {
    expect(share(domain, site)).toBe(domain.trim().toLowerCase().replace(/^\./, ''))
  })

  test.each([
    ['other.test', 'https://www.shop.test', 'must be a parent of SITE_ORIGIN’s host www.shop.test, not "other.test"'],
    ['op.test', 'https://www.shop.test', 'must be a parent of SITE_ORIGIN’s host'],
    ['shop.test', null, 'needs SITE_ORIGIN'],
    ['test', 'https://www.shop.test', 'must not be "test"'],
    ['com.br', 'https://www.loja.com.br', 'must not be "com.br"'],
    ['ind.br', 'https://www.loja.ind.br', 'must not be "ind.br"'],
    ['co.uk', 'https://www.loja.co.uk', 'must not be "co.uk"'],
    ['workers.dev', 'https://loja.conta.workers.dev', 'must not be "workers.dev"'],
    ['127.0.0.1', 'http://127.0.0.1:8787', 'must not be an IP address'],
    ['0.1', 'http://127.0.0.1:8787', 'must not be an IP address'],
    ['https://shop.test', 'https://www.shop.test', 'must be a domain such as'],
    ['shop.test; Path=/x', 'https://www.shop.test', 'must be a domain such as']
  ])('%s is refused for %s', (domain, site, reason) => {
    expect(() => share(domain, site)).toThrow(`SESSION_DOMAIN ${reason}`)
  })

  test('needs the checkout’s cookie name', () => {
    expect(() => read({ SESSION_DOMAIN: 'shop.test' })).toThrow('SESSION_DOMAIN needs SESSION_COOKIE=PHPSESSID')
  })

  test('lets only a domain into a header', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: fc.constantFrom(...'shop.test;=- \r\n') }), (any, near) => {
        for (const text of [any, near, `${near}.shop.test`]) {
          try {
            expect(share(text) ?? 'shop.test').toMatch(/^(www\.)?shop\.test$/)
          } catch (error) {
            expect(String(error)).toContain('SESSION_DOMAIN ')
          }
        }
      })
    )
  })
})

describe('CHECKOUT', () => {
  test('proxy passes /checkout and the named paths through', () => {
    const { checkoutPaths } = read({ CHECKOUT: 'proxy', CHECKOUT_PATHS: '/pagamento, /static/checkout/' })
    expect(checkoutPaths).toEqual(['/checkout', '/pagamento', '/static/checkout'])
  })

  test('may be an origin of its own', () => {
    expect(read({ CHECKOUT: 'https://caixa.shop.test/' }).checkoutOrigin).toBe('https://caixa.shop.test')
  })

  test('is refused without an API, and with an unknown value', () => {
    expect(() => read({ CHECKOUT: 'proxy' }, { apiOrigin: null })).toThrow('CHECKOUT=proxy needs API_ORIGIN')
    expect(() => read({ CHECKOUT: 'on' })).toThrow('CHECKOUT must be "proxy", "redirect" or an http(s) origin')
    expect(() => read({ CHECKOUT_PATHS: '/pagamento' })).toThrow('CHECKOUT_PATHS needs CHECKOUT=proxy')
  })

  test.each([
    '/',
    'pagamento',
    '//pagamento',
    '/pagamento//x',
    '/../admin',
    '/pagamento/..',
    '/./x',
    '/%61pi',
    '/a b',
    '/a\\b',
    '/api',
    '/API/v2',
    '/assets',
    '/img/360',
    '/media',
    '/_beacon',
    '/busca',
    '/robots.txt',
    '/sw.js'
  ])('does not pass %s through', path => {
    expect(() => read({ CHECKOUT: 'proxy', CHECKOUT_PATHS: path })).toThrow(`CHECKOUT_PATHS: "${path}" is`)
  })
})
