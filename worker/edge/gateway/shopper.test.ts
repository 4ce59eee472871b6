import { describe, expect, test } from 'vitest'
import { endpoints, type Row } from '../../../app/contract/endpoints.ts'
import { readShopper } from './shopper.ts'

const LOGIN = endpoints['POST checkout/login']
const LOGOUT = endpoints['POST checkout/logout']
const CART: Row = endpoints['GET checkout/cart']

function open(cookie = 'sid=old') {
  const shopper = readShopper(new Request('https://loja.example/', { headers: { cookie } }), 'sid')
  function cookies(): string[] {
    const headers = new Headers()
    shopper.setCookies(headers)
    return headers.getSetCookie()
  }
  return { shopper, cookies }
}

test('an answer without a session changes no cookie', () => {
  const { shopper, cookies } = open()
  shopper.follow(CART, { session: null, status: 200 })
  shopper.follow(CART, { session: 'old', status: 200 })
  expect(cookies()).toEqual([])
})

test('a new session sets an HttpOnly cookie and a readable marker', () => {
  const { shopper, cookies } = open()
  shopper.follow(LOGIN, { session: 'new', status: 200 })
  expect(cookies()).toEqual([
    'sid=new; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure',
    'shopper=1; Path=/; SameSite=Lax; Max-Age=2592000; Secure'
  ])
})

test('a session that continues after a sign-in sets the marker, after a refused sign-in it does not', () => {
  const { shopper, cookies } = open()
  shopper.follow(LOGIN, { session: null, status: 401 })
  expect(cookies()).toEqual([])
  shopper.follow(LOGIN, { session: null, status: 200 })
  expect(cookies()[1]).toContain('shopper=1')
})

test('signing out deletes both cookies, even if the API starts a session', () => {
  const { shopper, cookies } = open()
  shopper.follow(LOGOUT, { session: 'fresh', status: 200 })
  expect(cookies()).toEqual([
    'sid=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly; Secure',
    'shopper=; Path=/; SameSite=Lax; Max-Age=0; Secure'
  ])
  const failed = open()
  failed.shopper.follow(LOGOUT, { session: null, status: 500 })
  expect(failed.cookies()).toEqual([])
})

describe('a session that a sibling host of the shop reads', () => {
  function share(url: string, cookie = 'PHPSESSID=old') {
    const shopper = readShopper(new Request(url, { headers: { cookie } }), 'PHPSESSID', 'shop.test')
    function cookies(): string[] {
      const headers = new Headers()
      shopper.setCookies(headers)
      return headers.getSetCookie().slice(0, -1)
    }
    return { shopper, cookies }
  }

  test('has the domain, and the cookie that the host had for itself goes', () => {
    const { shopper, cookies } = share('https://www.shop.test/')
    shopper.follow(CART, { session: 'new', status: 200 })
    expect(cookies()).toEqual([
      'PHPSESSID=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly; Secure',
      'PHPSESSID=new; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure; Domain=shop.test'
    ])
  })

  test('ends on all of them', () => {
    const { shopper, cookies } = share('https://www.shop.test/')
    shopper.follow(LOGOUT, { session: null, status: 200 })
    expect(cookies()).toEqual([
      'PHPSESSID=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly; Secure',
      'PHPSESSID=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly; Secure; Domain=shop.test'
    ])
  })

  test('is shared with the next change of the cart when it was not before', () => {
    const { shopper, cookies } = share('https://www.shop.test/')
    shopper.follow({ ...CART, method: 'GET' }, { session: null, status: 200 })
    expect(cookies()).toEqual([])
    shopper.follow({ ...CART, method: 'POST' }, { session: 'old', status: 200 })
    expect(cookies()[1]).toContain('PHPSESSID=old; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure; Domain')
  })

  test('is none when two come, and the next one replaces both', () => {
    const { shopper, cookies } = share('https://www.shop.test/', 'PHPSESSID=planted; PHPSESSID=old')
    expect(shopper.session()).toBeNull()
    shopper.follow({ ...CART, method: 'GET' }, { session: 'new', status: 200 })
    expect(cookies()).toHaveLength(2)
  })

  test('has no domain on another host, where browsers would refuse it', () => {
    const { shopper, cookies } = share('http://localhost:8787/')
    shopper.follow(CART, { session: 'new', status: 200 })
    expect(cookies()).toEqual(['PHPSESSID=new; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure'])
  })
})
