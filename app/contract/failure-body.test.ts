import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFailureBody } from './failure-body.ts'

const hide = (said: string) => said.replaceAll('a-secret', '*')
const read = (body: unknown) => readFailureBody(body, hide)

test.each([
  [
    { error: 'Página não encontrada', stack: 'at x.js:1', headers: { 'app-token': 'a-secret' } },
    { error: 'Página não encontrada' }
  ],
  [{ mensagem: 'Sem estoque', sql: 'SELECT 1' }, { error: 'Sem estoque' }],
  [{ error: { message: 'x', stack: 'y' } }, {}],
  [
    { error: 'Confira', campos: { email: 'Inválido: a-secret', cpf: '', senha: { stack: 'x' } } },
    { error: 'Confira', campos: { email: 'Inválido: *' } }
  ],
  [
    { mensagens: [{ tipo: 'erro', mensagem: 'Esgotado', trace: 'x' }] },
    { mensagens: [{ tipo: 'erro', mensagem: 'Esgotado' }] }
  ],
  ['<html>', {}],
  [null, {}],
  [undefined, {}]
])('%j', (body, left) => expect(read(body)).toEqual(left))

test('a text is scrubbed before it is cut, and is never cut inside a character', () => {
  expect(read({ error: `${'x'.repeat(495)}a-secret` })).toEqual({ error: `${'x'.repeat(495)}*` })
  expect(read({ error: '𝒂'.repeat(600) })).toEqual({ error: '𝒂'.repeat(500) })
})

test('a failure keeps only the contract’s fields, and they are bounded', () => {
  const value = fc.jsonValue({ maxDepth: 4 })
  const body = fc.oneof(
    value,
    fc.dictionary(fc.constantFrom('error', 'mensagem', 'campos', 'mensagens', 'stack', 'data', '__proto__'), value)
  )
  fc.assert(
    fc.property(body, said => {
      const left = read(said)
      expect(['error', 'campos', 'mensagens']).toEqual(expect.arrayContaining(Object.keys(left)))
      const texts = [left.error ?? '', ...Object.values(left.campos ?? {})]
      expect(texts.every(text => typeof text === 'string' && [...text].length <= 500)).toBe(true)
    })
  )
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`f${n}`, 'x'.repeat(1_000)]))
  expect(JSON.stringify(read({ campos: many })).length).toBeLessThan(30_000)
})
