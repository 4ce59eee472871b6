import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PATHS } from '../../links.ts'
import { readReturnPath, withReturn } from './return-path.ts'

describe('the page to come back to', () => {
  test.each([
    '/creatina',
    '/creatina?sabor=2#avaliacoes',
    '/busca?busca=whey+protein&pg=2',
    '/busca?busca=https://exemplo.example//x',
    '/checkout/carrinho',
    '/favoritos'
  ])('%s is kept', path => expect(readReturnPath(path)).toBe(path))

  test.each([
    null,
    undefined,
    7,
    '',
    'creatina',
    '?a=1',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/a\n//evil.example',
    ' /creatina',
    '/.//evil.example',
    '/creatina/..//evil.example',
    '/%2Fevil.example',
    '/%252Fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/%',
    'https://evil.example',
    'https:/creatina',
    'javascript:alert(1)',
    'data:text/html,x',
    '/api/v2/front/checkout/user',
    '/idioma',
    '/checkout/acesso',
    '/checkout/acesso/?return=/a',
    '/checkout/acess%6F',
    '/Checkout/Cadastro/',
    '/checkout/nova-senha?token=x',
    '/a/../checkout/acesso',
    `/${'a'.repeat(2_001)}`
  ])('%j becomes home', value => expect(readReturnPath(value)).toBe('/'))

  test('is on this origin for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2f',
      '%5c',
      '%25',
      '%09',
      '\t',
      '@',
      ':',
      'evil.example',
      'a',
      '?',
      '#'
    )
    const written = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece).map(pieces => `/${pieces.join('')}`)
    )
    fc.assert(
      fc.property(written, value => {
        const path = readReturnPath(value)
        expect(new URL(path, 'https://loja.example').origin).toBe('https://loja.example')
        expect(readReturnPath(path)).toBe(path)
      }),
      { numRuns: 300 }
    )
  })
})

test('a link to the login names the page to come back to, unless it is home', () => {
  expect(withReturn('/checkout/acesso', '/')).toBe('/checkout/acesso')
  expect(withReturn('/checkout/acesso', '/creatina?sabor=2')).toBe('/checkout/acesso?return=%2Fcreatina%3Fsabor%3D2')
  expect(withReturn('/checkout/acesso', '/a', { recuperar: '' })).toBe('/checkout/acesso?recuperar=&return=%2Fa')
})

test('the account’s pages and the language form lead back to home', () => {
  for (const path of [PATHS.language, PATHS.access, PATHS.register, PATHS.password])
    expect([path, readReturnPath(path)]).toEqual([path, '/'])
})
