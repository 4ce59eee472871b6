import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every public file is served before the Worker runs', () => {
  const config = readFileSync('wrangler.toml', 'utf8')
  const workerFirst = JSON.parse(/^run_worker_first = (\[[^\]]*\])$/m.exec(config)?.[1] ?? 'null')
  expect(workerFirst).toEqual(['/', '/api/*'])
  const files = globSync('*', { cwd: 'public' }).concat('assets')
  expect(files).toContain('favicon.ico')
  expect(files).not.toContain('api')
})
