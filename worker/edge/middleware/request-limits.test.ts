import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeEnv } from '../types.ts'
import { requestLimits } from './request-limits.ts'

const app = new Hono<EdgeEnv>()
app.use(requestLimits)
app.all('*', c => c.text('ok'))
const ask = (path: string) => app.request(`https://loja.example${path}`)
const query = (count: number) => `?${Array.from({ length: count }, (_, n) => `a${n}=1`).join('&')}`

test('an address of up to 100 parameters and 8 kB is answered', async () => {
  const origin = 'https://loja.example'.length
  for (const path of [`/${query(100)}`, `/${'a'.repeat(8 * 1024 - origin - 1)}`])
    expect((await ask(path)).status).toBe(200)
})

test('a longer one is refused, as JSON below /api', async () => {
  expect((await ask(`/${query(101)}`)).status).toBe(400)
  expect((await ask(`/${'a'.repeat(8 * 1024)}`)).status).toBe(414)
  const refused = await ask(`/api/v2/front/brands${query(101)}`)
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store'])
  expect(await refused.json()).toEqual({ error: 'Parâmetros demais' })
})

test.each(['%5C', '%5c', '%00', '%09', '%0a', '%0D', '%1f', '%7F'])(
  'a path with %s is refused, a query with it is not',
  async sign => {
    expect((await ask(`/a${sign}b`)).status).toBe(400)
    expect((await ask(`/busca?busca=a${sign}b`)).status).toBe(200)
  }
)

test.each(['/vitaminas/caf%C3%A9', '/100%25-cacau', '/a+b', '/marcas/d%27agua', '/a%20b'])(
  '%s is answered',
  async path => {
    expect((await ask(path)).status).toBe(200)
  }
)
