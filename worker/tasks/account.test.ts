import { expect, test } from 'vitest'
import { deployWarnings, readWranglerConfig } from './account.ts'

const vars = { API_ORIGIN: '', SITE_ORIGIN: 'https://loja.example' }
const routes = [{ pattern: 'loja.example' }]

test('a shop without an address is deployed with a warning', () => {
  expect(deployWarnings({ vars, routes })).toEqual([])
  expect(deployWarnings({ vars: { ...vars, SITE_ORIGIN: '' }, routes })).toEqual([
    expect.stringMatching(/^SITE_ORIGIN/)
  ])
  expect(deployWarnings({ vars, routes: [] })).toEqual([expect.stringMatching(/no route/)])
})

test('the repository’s settings name no shop', () => {
  expect(deployWarnings(readWranglerConfig())).toHaveLength(2)
})
