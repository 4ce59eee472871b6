import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

test('personal data are removed from a text', () => {
  for (const [text, secret] of [
    ['usuario ana.souza@exemplo.com.br falhou', 'ana'],
    ['/checkout/acesso/ana%40exemplo.com', 'ana'],
    ['CEP 01310-100', '01310'],
    ['cpf=529.982.247-25', '982'],
    ['+55 (11) 91234-5678', '1234'],
    ['GET /busca?busca=creatina&x=1 falhou', 'creatina'],
    ['Authorization: Bearer abc.def', 'abc'],
    ['bearer abc.def', 'abc'],
    ['Cookie: a=valor-um; outro=valor-dois', 'valor'],
    ['set-cookie: sid=valor-um; Path=/', 'valor'],
    ['{"usuario":"ana","senha":"Segredo 1"}', 'Segredo'],
    ["{senha: 'Segredo-1'}", 'Segredo'],
    ['"password" : "Segredo-1"', 'Segredo'],
    ['app-token: loja-secreta', 'secreta'],
    ['access_token=loja-secreta', 'secreta'],
    ['__Host-sid=sessao-1.2', 'sessao'],
    ['PHPSESSID=sessao-1.2', 'sessao'],
    ['abcdef0123456789abcdef0123456789', 'abcdef'],
    ['550e8400-e29b-41d4-a716-446655440000', '550e8400'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2ln', 'eyJzdWIi'],
    ['GET evaluations/store/add/chave-1: 422', 'chave']
  ] as const)
    expect([text, scrub(text)]).toEqual([text, expect.not.stringContaining(secret)])
})

test('the place of a failure stays', () => {
  for (const text of [
    'GET showcase/products/first-showcase: 500',
    "TypeError: Cannot read properties of undefined (reading 'token')\n    at open (https://loja.example/assets/cart-B1x2.js:12:3456)",
    'render@https://loja.example/assets/cart-B1x2.js:12:3456',
    'Unexpected token < in JSON at position 0',
    'POST checkout/password-recovery: 422',
    '/pagina/troca-de-senha'
  ])
    expect(scrub(text)).toBe(text)
})

test('a text is cut before it is scrubbed', () => {
  expect(scrub('x'.repeat(10_000))).toHaveLength(1_000)
  // Thousands of characters, or hundreds once the addresses are out.
  expect(scrub(`${`${'a'.repeat(60)}@loja.example `.repeat(60)}fim`)).not.toContain('fim')
})
