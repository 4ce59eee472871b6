import { describe, expect, test } from 'vitest'
import { type BrokenCall, createBreakers } from './breakers.ts'

function read(path: string, clientAddress: string | null, query = ''): BrokenCall {
  return { method: 'GET', path, query: new URLSearchParams(query), session: null, clientAddress }
}

function verify(clientAddress: string | null, url: string): BrokenCall {
  return read('url/verify', clientAddress, `url=${url}`)
}

function setUp() {
  const clock = { ms: 1_000_000 }
  return { clock, breakers: createBreakers(() => clock.ms) }
}

const ATTACKER = '203.0.113.9'
const SHOPPER = '198.51.100.4'

describe('what one caller breaks', () => {
  test('blocks a kind of call only for that caller, with any number of paths', () => {
    const { breakers } = setUp()
    for (let n = 0; n < 200; n += 1) breakers.record(verify(ATTACKER, `/constructor/${n}`), false)
    expect(breakers.allows(verify(ATTACKER, '/outra'))).toBe(false)
    expect(breakers.allows(verify(SHOPPER, '/vitaminas'))).toBe(true)
    expect(breakers.allows(read('settings', ATTACKER))).toBe(true)
    expect(breakers.open()).toContain('url/verify (one caller)')
    expect(breakers.open()).not.toContain('url/verify')
  })

  test('does not block others whose calls succeed', () => {
    const { breakers, clock } = setUp()
    for (let n = 0; n < 100; n += 1) {
      for (let invented = 0; invented < 3; invented += 1)
        breakers.record(verify(ATTACKER, `/constructor/${n}-${invented}`), false)
      breakers.record(verify(SHOPPER, `/pagina-${n}`), true)
      clock.ms += 50
      expect(breakers.allows(verify(SHOPPER, '/vitaminas'))).toBe(true)
    }
  })

  test('is that of all its networks, because one customer has 65,536', () => {
    const { breakers } = setUp()
    for (let n = 0; n < 50; n += 1)
      breakers.record(verify(`2001:db8:1:${n.toString(16)}::1`, `/constructor/${n}`), false)
    expect(breakers.allows(verify('2001:DB8:1:ffff:ffff::1', '/outra'))).toBe(false)
    expect(breakers.allows(verify('2001:db8:2:3::1', '/outra'))).toBe(true)
    expect(breakers.open()).not.toContain('url/verify')
  })

  test('without a session closes a write for that caller alone', () => {
    const { breakers } = setUp()
    const add = (clientAddress: string): BrokenCall => ({ ...read('checkout/cart', clientAddress), method: 'POST' })
    for (let n = 0; n < 50; n += 1) breakers.record(add(ATTACKER), false)
    expect(breakers.allows(add(ATTACKER))).toBe(false)
    expect(breakers.allows(add(SHOPPER))).toBe(true)
  })
})

describe('an API that fails', () => {
  test('is blocked for everybody after five failing callers in a row, until it answers', () => {
    const { breakers, clock } = setUp()
    for (let n = 0; n < 5; n += 1) {
      expect(breakers.allows(verify(SHOPPER, '/vitaminas'))).toBe(true)
      breakers.record(verify(`192.0.2.${n}`, `/produto-${n}`), false)
    }
    expect(breakers.open()).toEqual(['url/verify'])
    expect(breakers.allows(verify(SHOPPER, '/vitaminas'))).toBe(false)
    clock.ms += 10_001
    expect(breakers.allows(verify(SHOPPER, '/vitaminas'))).toBe(true)
    breakers.record(verify(SHOPPER, '/vitaminas'), true)
    expect(breakers.open()).toEqual([])
  })

  test('at one path is blocked for everybody at that path only', () => {
    const { breakers } = setUp()
    for (let n = 0; n < 30; n += 1) breakers.record(verify(`192.0.2.${n}`, '/quebrado'), false)
    expect(breakers.allows(verify(SHOPPER, '/quebrado'))).toBe(false)
    expect(breakers.allows(verify(SHOPPER, '/vitaminas'))).toBe(true)
    expect(breakers.open()).toEqual(['GET url/verify'])
  })
})
