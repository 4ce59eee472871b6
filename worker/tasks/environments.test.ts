import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { COMMERCE_CONFIG, originOf, STORE_CONFIG } from './account.ts'
import { root } from './install.mjs'

type Named = Record<string, unknown>

/** Names of what an account has, which no two stores share. */
const OWN = ['id', 'database_id', 'database_name', 'bucket_name', 'namespace_id', 'service', 'dataset'] as const

test.each([STORE_CONFIG, COMMERCE_CONFIG])(
  'staging has every binding of production, with data of its own: %s',
  file => {
    const production = read(file)
    const staging = read(file, 'staging')
    expect(staging.name).toBe(`${production.name}-staging`)
    for (const [key, value] of Object.entries(production)) {
      if (key === 'name' || key === 'routes' || key === 'targetEnvironment') continue
      expect(withoutNames(staging[key]), key).toEqual(withoutNames(value))
    }
    const shared = namesIn(production).filter(name => /[1-9a-z]/.test(name) && namesIn(staging).includes(name))
    expect(shared).toEqual([])
  }
)

test('staging never takes the routes of the shop', () => {
  expect(read(STORE_CONFIG, 'staging').routes).toEqual([])
})

test('the address of a shop is that of its links, or its domain', () => {
  const vars = { API_ORIGIN: '', SITE_ORIGIN: '' }
  const domain = { pattern: 'loja.example', custom_domain: true }
  expect(originOf({ vars: { ...vars, SITE_ORIGIN: 'https://www.loja.example/' }, routes: [domain] })).toBe(
    'https://www.loja.example'
  )
  expect(originOf({ vars, routes: [domain] })).toBe('https://loja.example')
  expect(originOf({ vars, routes: ['loja.example/*'] })).toBe('')
  expect(originOf({ vars, routes: [] })).toBe('')
})

function read(file: string, env = ''): Named {
  return { ...unstable_readConfig({ config: root + file, env }, { hideWarnings: true }) }
}

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
