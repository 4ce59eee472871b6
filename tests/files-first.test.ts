import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every public file is looked for before the Worker is asked', () => {
  const config = readFileSync('wrangler.toml', 'utf8')
  const patterns = [...config.matchAll(/"!(\/[^"]+)"/g)].map(([, pattern]) => pattern)
  const isFolder = (name: string) => !name.includes('.')
  const files = readdirSync('public').filter(name => !name.startsWith('_'))
  const wanted = files.map(name => (isFolder(name) ? `/${name}/*` : `/${name}`))
  expect(patterns.sort()).toEqual([...new Set([...wanted, '/assets/*', '/media/*', '/sw.js'])].sort())
})
