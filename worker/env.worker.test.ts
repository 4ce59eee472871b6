import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { type Bindings, readConfig } from './env.ts'

// The test runtime has no ASSETS binding.
const bindings = { ...env, ASSETS: {}, APP_TOKEN: 'token' } as unknown as Bindings

test('ADULT_MARKS marks products for adults, and a malformed one is named', () => {
  expect(readConfig(bindings).adultMarks).toEqual([])
  expect(readConfig({ ...bindings, ADULT_MARKS: 'selo: +18' }).adultMarks).toEqual([{ kind: 'selo', name: '+18' }])
  expect(() => readConfig({ ...bindings, ADULT_MARKS: 'marca: Vinhos' })).toThrow('ADULT_MARKS must be like')
})

test('ADULT_VERIFIER names who verifies the age, and an unknown one is named', () => {
  expect(readConfig(bindings).adultVerifier).toBe('declaration')
  expect(readConfig({ ...bindings, ADULT_VERIFIER: ' Account ' }).adultVerifier).toBe('account')
  expect(() => readConfig({ ...bindings, ADULT_VERIFIER: 'selfie' })).toThrow('ADULT_VERIFIER must be one of')
})

test('IndexNow’s key must be a valid file name', () => {
  expect(readConfig(bindings).indexNowKey).toBe('')
  expect(readConfig({ ...bindings, INDEXNOW_KEY: ' a1b2c3d4 ' }).indexNowKey).toBe('a1b2c3d4')
  expect(() => readConfig({ ...bindings, INDEXNOW_KEY: 'a/b' })).toThrow('INDEXNOW_KEY must be 8 to 128')
})

test('REGISTRATION names the registration’s address, and a path is one of the API', () => {
  const read = (REGISTRATION: string, API_ORIGIN = 'https://api.example') =>
    readConfig({ ...bindings, API_ORIGIN, REGISTRATION }).registration
  expect([read(''), read(' On ')]).toEqual([null, 'on'])
  expect(read('https://conta.example/novo?a=1')).toEqual({ page: 'https://conta.example/novo?a=1' })
  expect(read('/conta/novo')).toEqual({ page: 'https://api.example/conta/novo' })
  for (const wrong of ['off', 'javascript:alert(1)', 'conta/novo'])
    expect(() => read(wrong)).toThrow('REGISTRATION must be')
  expect(() => read('/conta/novo', '')).toThrow('REGISTRATION must be')
})
