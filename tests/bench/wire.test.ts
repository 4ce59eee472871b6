import { once } from 'node:events'
import { createServer } from 'node:http'
import { type ClientHttp2Session, connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveOverWire } from './wire.ts'

const BYTES = 60_000
const server = createServer((_, response) => response.end('x'.repeat(BYTES)))
let wire: Awaited<ReturnType<typeof serveOverWire>>

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  wire = await serveOverWire(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

afterAll(() => {
  wire.close()
  server.close()
})

test('a page takes three round trips and the transfer time of its bytes', async () => {
  const session = open()
  const start = performance.now()
  expect(await get(session, 'u=0')).toBe(BYTES)
  // 1.6 Mbit/s are 200 bytes a millisecond. Timers may fire a millisecond early.
  expect(performance.now() - start).toBeGreaterThan(3 * 150 + BYTES / 200 - 10)
  session.close()
})

test('an urgent request overtakes an earlier one', async () => {
  const session = open()
  const ended: string[] = []
  const all = ['u=4', 'u=5', 'u=1'].map(async priority => {
    await get(session, priority)
    ended.push(priority)
  })
  await Promise.all(all)
  expect(ended).toEqual(['u=1', 'u=4', 'u=5'])
  session.close()
})

function open(): ClientHttp2Session {
  return connect(wire.base, { rejectUnauthorized: false })
}

async function get(session: ClientHttp2Session, priority: string): Promise<number> {
  let bytes = 0
  const stream = session.request({ ':path': '/', priority })
  stream.on('data', chunk => {
    bytes += chunk.length
  })
  await once(stream, 'end')
  return bytes
}
