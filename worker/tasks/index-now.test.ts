import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { changedPaths, tellIndexNow } from './index-now.ts'

const told = { key: 'a1b2c3d4', origin: 'https://loja.example', paths: ['/', '/whey'] }

test('IndexNow gets the addresses with the key and its proof', async () => {
  const { said, endpoint, stop } = await engine(202)
  expect(await tellIndexNow({ ...told, endpoint })).toBe('told IndexNow of 2')
  await stop()
  expect(said).toEqual([
    {
      host: 'loja.example',
      key: 'a1b2c3d4',
      keyLocation: 'https://loja.example/a1b2c3d4.txt',
      urlList: ['https://loja.example/', 'https://loja.example/whey']
    }
  ])
})

test('IndexNow’s refusal and absence are reported', async () => {
  const { endpoint, stop } = await engine(422)
  expect(await tellIndexNow({ ...told, endpoint })).toBe('IndexNow refused with 422')
  await stop()
  expect(await tellIndexNow({ ...told, endpoint })).toMatch(/^IndexNow was not reached: /)
})

test('names and keys give their pages, once each, and home for all others', () => {
  const keys = [
    'v1:pt:url:product:detail?url=/whey',
    'v1@api.example.com:en:url:product:listing:category?url=/vitaminas&offset=0&limit=12&order=Popularidade',
    'v1:pt:settings'
  ]
  expect(changedPaths(['url=/whey'], keys)).toEqual(['/whey', '/vitaminas', '/'])
  expect(changedPaths(['*'], [])).toEqual(['/'])
})

/** A search engine that answers with `status`. */
async function engine(status: number) {
  const said: unknown[] = []
  const server = createServer(async (request, response) => {
    said.push(JSON.parse(await text(request)))
    response.writeHead(status).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => new Promise(resolve => server.close(resolve))
  return { said, endpoint: `http://127.0.0.1:${port}/indexnow`, stop }
}
