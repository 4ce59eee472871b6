import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readConfig } from '../../env.ts'
import type { EdgeEnv } from '../types.ts'
import { checkoutProxy } from './checkout-proxy.ts'

const LIMITS = { sentBytes: 10, receivedBytes: 10, answerMs: 40, sendMs: 200, idleMs: 40 }

async function ask(answer: () => Promise<Response>, init: RequestInit = {}) {
  const vars = { APP_TOKEN: 'token', API_ORIGIN: 'https://api.example', CHECKOUT: 'proxy' }
  const bindings = { ...env, ASSETS: env.IMAGES as unknown as Fetcher, ...vars }
  const reports: string[] = []
  const reporter = { report: ({ message }: { message: string }) => void reports.push(message) }
  const edge = new Hono<EdgeEnv>()
  edge.use(
    checkoutProxy(
      {
        config: readConfig(bindings),
        upstream: { origin: 'https://api.example', name: 'api.example', fetch: answer },
        reporter: { ...reporter, trace: () => {}, isTraced: () => false }
      },
      LIMITS
    )
  )
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as unknown as ExecutionContext
  const response = await edge.fetch(new Request('https://loja.example/checkout/pedido/k3y', init), bindings, context)
  return { response, reports }
}

const after = (ms: number, response: Response) =>
  new Promise<Response>(resolve => setTimeout(() => resolve(response), ms))

test('a checkout that does not answer in time is a 504, told without the order’s key', async () => {
  const { response, reports } = await ask(() => after(1_000, new Response('late')))
  expect(response.status).toBe(504)
  expect(reports).toEqual(['GET /checkout: timeout'])
})

test('a form has longer to arrive', async () => {
  const form = { method: 'POST', body: 'a=1', headers: { 'content-length': '3' } }
  expect((await ask(() => after(100, new Response('ok')), form)).response.status).toBe(200)
})

test('a page past the limit is broken off', async () => {
  const { response } = await ask(async () => new Response('eleven signs'))
  await expect(response.text()).rejects.toThrow()
})
