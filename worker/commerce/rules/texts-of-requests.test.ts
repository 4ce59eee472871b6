import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'
import { languageOf, languageOfCookie } from './language.ts'
import { originOf } from './origin.ts'
import { searchText } from './search-terms.ts'
import { sitePath } from './site-path.ts'
import { sameToken } from './token.ts'

describe('search text', () => {
  it('is at most 200 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), text => {
        expect([...searchText(text)].length).toBeLessThanOrEqual(200)
      })
    )
  })
})

describe('site path', () => {
  it.each([
    ['/vitaminas/', '/vitaminas'],
    ['/whey.html', '/whey'],
    ['https://loja.example/a/b?c=d#e', '/a/b'],
    ['//a//b', '/a/b'],
    ['whey', '/whey'],
    ['', '/'],
    ['/p%C3%B3', '/pó'],
    ['/%E0%A4%A', '/%E0%A4%A']
  ])('of %j is %s', (url, path) => {
    expect(sitePath(url)).toBe(path)
  })
})

describe('origin', () => {
  it('is the forwarded host when that is valid', () => {
    const url = 'http://127.0.0.1:8787/api/v2/front/ping'
    expect(originOf(url)).toBe('http://127.0.0.1:8787')
    expect(originOf(url, 'Loja.example, proxy', 'https')).toBe('https://loja.example')
    for (const bad of ['a b', 'evil.example/path', 'u@evil.example', '<x>', ''])
      expect(originOf(url, bad)).toBe('http://127.0.0.1:8787')
  })
})

describe('language', () => {
  it('is the first one that the store supports', () => {
    expect(languageOf('en-US,en;q=0.9')).toBe('en')
    expect(languageOf('fr, en;q=0.8, pt;q=0.7')).toBe('en')
    expect(languageOf('pt-BR')).toBe('pt')
    expect(languageOf('ja')).toBe('pt')
    expect(languageOf(null)).toBe('pt')
    expect([languageOfCookie('1'), languageOfCookie('0'), languageOfCookie(undefined)]).toEqual(['en', 'pt', 'pt'])
  })
})

describe('tokens and markup', () => {
  it('are compared whole', async () => {
    expect(await sameToken('abc', 'abc')).toBe(true)
    for (const wrong of ['', 'ab', 'abcd', 'ABC']) expect(await sameToken(wrong, 'abc')).toBe(false)
  })

  it('are escaped', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/)
      })
    )
  })
})
