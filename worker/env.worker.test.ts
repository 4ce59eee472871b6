import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { type Bindings, readConfig } from './env.ts'

// The test runtime has no ASSETS binding.
const bindings = { ...env, ASSETS: {}, APP_TOKEN: 'token' } as unknown as Bindings

test('what tells products for adults is read from ADULT_MARKS, and a malformed one is named', () => {
  expect(readConfig(bindings).adultMarks).toEqual([])
  expect(readConfig({ ...bindings, ADULT_MARKS: 'selo: +18' }).adultMarks).toEqual([{ kind: 'selo', name: '+18' }])
  expect(() => readConfig({ ...bindings, ADULT_MARKS: 'marca: Vinhos' })).toThrow('ADULT_MARKS must be like')
})

test('who says how old a shopper is stands in ADULT_VERIFIER, and an unknown one is named', () => {
  expect(readConfig(bindings).adultVerifier).toBe('declaration')
  expect(readConfig({ ...bindings, ADULT_VERIFIER: ' Account ' }).adultVerifier).toBe('account')
  expect(() => readConfig({ ...bindings, ADULT_VERIFIER: 'selfie' })).toThrow('ADULT_VERIFIER must be one of')
})

test('a key for IndexNow is served as a file name, so it has to be one', () => {
  expect(readConfig(bindings).indexNowKey).toBe('')
  expect(readConfig({ ...bindings, INDEXNOW_KEY: ' a1b2c3d4 ' }).indexNowKey).toBe('a1b2c3d4')
  expect(() => readConfig({ ...bindings, INDEXNOW_KEY: 'a/b' })).toThrow('INDEXNOW_KEY must be 8 to 128')
})

test('accounts are made where REGISTRATION says; a path is one of the API', () => {
  const read = (REGISTRATION: string, API_ORIGIN = 'https://api.example') =>
    readConfig({ ...bindings, API_ORIGIN, REGISTRATION }).registration
  expect([read(''), read(' On ')]).toEqual([null, 'on'])
  expect(read('https://conta.example/novo?a=1')).toEqual({ page: 'https://conta.example/novo?a=1' })
  expect(read('/conta/novo')).toEqual({ page: 'https://api.example/conta/novo' })
  for (const wrong of ['off', 'javascript:alert(1)', 'conta/novo'])
    expect(() => read(wrong)).toThrow('REGISTRATION must be')
  expect(() => read('/conta/novo', '')).toThrow('REGISTRATION must be')
})
