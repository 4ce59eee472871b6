import { expect, test } from '@playwright/test'
import { PORTS } from '../support/ports.ts'

test.use({ baseURL: `http://127.0.0.1:${PORTS.store}` })

test('a missing file is an uncached 404, an existing one is cached for a year', async ({ request }) => {
  for (const path of ['/assets/gone-abc123.js', '/assets/gone', '/assets/fonts/gone.woff2', '/icons/gone.png']) {
    const missing = await request.get(path)
    expect([path, missing.status(), missing.headers()['cache-control']]).toEqual([path, 404, 'no-store'])
  }
  const script = /\/assets\/[\w-]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? ''
  const file = await request.get(script)
  expect([file.status(), file.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
})
