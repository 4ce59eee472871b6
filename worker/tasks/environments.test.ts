import { expect, test } from 'vitest'
import { COMMERCE_CONFIG, originOf, readSettings, STORE_CONFIG } from './account.ts'

type Named = Record<string, unknown>

/** What Wrangler gives to an environment from above. It inherits no variables and no bindings. */
const INHERITED = [
  ...['main', 'compatibility_date', 'compatibility_flags', 'workers_dev', 'preview_urls', 'assets', 'cache', 'exports'],
  ...['placement', 'triggers', 'limits', 'observability']
]

/** Names of what an account has, which no two stores share. */
const OWN = ['id', 'database_id', 'database_name', 'bucket_name', 'namespace_id', 'service', 'dataset'] as const

test.each([STORE_CONFIG, COMMERCE_CONFIG])('staging has every binding of production with its own data: %s', file => {
  const { env, ...production } = readSettings(file)
  const staging: Named = Object(env).staging
  expect(staging.name).toBe(`${production.name}-staging`)
  for (const [key, value] of Object.entries(production)) {
    if (key === 'name' || INHERITED.includes(key)) continue
    expect(withoutNames(staging[key]), key).toEqual(withoutNames(value))
  }
  const shared = namesIn(production).filter(name => /[1-9a-z]/.test(name) && namesIn(staging).includes(name))
  expect(shared).toEqual([])
})

test('staging never has the shop’s routes', () => {
  expect(readSettings(STORE_CONFIG, 'staging').routes).toEqual([])
})

test('an environment that no file names is refused', () => {
  expect(() => readSettings(STORE_CONFIG, 'staging2')).toThrow('has no environment "staging2"')
})

test('a shop’s address is that of its links, or its domain', () => {
  const vars = { API_ORIGIN: '', SITE_ORIGIN: '' }
  const domain = { pattern: 'loja.example', custom_domain: true }
  expect(originOf({ vars: { ...vars, SITE_ORIGIN: 'https://www.loja.example/' }, routes: [domain] })).toBe(
    'https://www.loja.example'
  )
  expect(originOf({ vars, routes: [domain] })).toBe('https://loja.example')
  expect(originOf({ vars, routes: ['loja.example/*'] })).toBe('')
  expect(originOf({ vars, routes: [] })).toBe('')
})

/** A list without what only names a thing of the account. */
function withoutNames(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map(item => Object.fromEntries(Object.entries(item).filter(([key]) => !OWN.some(own => own === key))))
}

/** An id of zeros alone stands for one that a shop puts in. */
function namesIn(config: Named): string[] {
  const lists = Object.values(config).filter(Array.isArray).flat()
  return lists.flatMap(item => OWN.flatMap(key => (typeof item === 'object' && item?.[key]) || []))
}
