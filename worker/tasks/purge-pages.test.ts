import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { purgeDeployedPages } from './purge-pages.ts'

test('pages are purged twice, because some are rendered before the purge reaches every data centre', async () => {
  const { siteOrigin, seen, stop } = await store(200)
  await purgeDeployedPages(['settings', 'url=/whey'], { siteOrigin, purgeToken: 'secret', waitMs: 1 })
  await stop()
  const one = { path: '/_purge', token: 'Bearer secret', body: '{"names":["settings","url=/whey"]}' }
  expect(seen).toEqual([one, one])
})

test('a purge names a store that refuses or does not answer', async () => {
  const { siteOrigin, stop } = await store(404)
  const place = { siteOrigin, purgeToken: 'secret', waitMs: 1 }
  await expect(purgeDeployedPages(['*'], place)).rejects.toThrow('answered 404')
  await stop()
  await expect(purgeDeployedPages(['*'], place)).rejects.toThrow('was not reached')
})

test('a purge without a token makes no call, and says what to set', async () => {
  expect(await purgeDeployedPages(['*'], { siteOrigin: 'https://loja.example', purgeToken: '' })).toContain(
    'PURGE_TOKEN'
  )
})

async function store(status: number) {
  const seen: { path?: string; token?: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    seen.push({ path: request.url, token: request.headers.authorization, body: await text(request) })
    response.writeHead(status).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => new Promise(resolve => server.close(resolve))
  return { siteOrigin: `http://127.0.0.1:${port}`, seen, stop }
}
