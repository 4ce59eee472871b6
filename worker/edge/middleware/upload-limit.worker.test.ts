import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createInFlight } from '../gateway/in-flight.ts'
import { readJsonBody } from '../gateway/json-body.ts'
import type { EdgeEnv } from '../types.ts'
import { uploadLimit } from './upload-limit.ts'

const REVIEW = '/api/v2/front/evaluations/product'
const MAX_BYTES = 12 * 1024 * 1024

/** A store that reads its bodies, and the number of bodies it is reading. */
function setUp(options: Parameters<typeof uploadLimit>[0] = {}) {
  const reading = { now: 0, most: 0 }
  const edge = new Hono<EdgeEnv>()
  edge.use(uploadLimit(options))
  edge.post('*', async c => {
    reading.now += 1
    reading.most = Math.max(reading.most, reading.now)
    const body = await readJsonBody(c.req.raw, MAX_BYTES)
    reading.now -= 1
    return body.ok ? c.json({ length: JSON.stringify(body.value).length }) : c.json({}, body.status)
  })
  async function send(client: string, body: BodyInit, path = REVIEW, type = 'application/json') {
    const length = typeof body === 'string' ? { 'content-length': String(body.length) } : null
    const headers = { 'content-type': type, 'cf-connecting-ip': client, ...length }
    const request = new Request(`https://loja.example${path}`, { method: 'POST', headers, body })
    return edge.fetch(request, env, createExecutionContext())
  }
  return { reading, send }
}

/** A body that ends when the test closes it. */
function open() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const write = (text: string) => writer.write(new TextEncoder().encode(text))
  void write('"a').catch(() => null)
  return { readable, end: async () => write('b"').then(() => writer.close()) }
}

describe('large bodies', () => {
  test('are read two at a time; a third waits and then gets Retry-After', async () => {
    const { reading, send } = setUp()
    const [first, second] = [open(), open()]
    const answers = [send('203.0.113.1', first.readable), send('203.0.113.2', second.readable)]
    const third = await send('203.0.113.3', open().readable)
    expect([third.status, third.headers.get('retry-after'), third.headers.get('cache-control')]).toEqual([
      503,
      '15',
      'no-store'
    ])
    expect(await third.json()).toEqual({ error: expect.any(String) })
    await Promise.all([first.end(), second.end()])
    for (const answer of await Promise.all(answers)) expect(await answer.json()).toEqual({ length: 4 })
    expect(reading.most).toBe(2)
    expect((await send('203.0.113.3', `"${'x'.repeat(9 * 1024 * 1024)}"`)).status).toBe(200)
  })

  test('are one at a time of one network', async () => {
    const { send } = setUp()
    const first = open()
    const answer = send('2001:db8::1', first.readable)
    expect((await send('2001:DB8:0:0:1::2', open().readable)).status).toBe(503)
    await first.end()
    expect((await answer).status).toBe(200)
  })

  test('wait for a slot that is soon free', async () => {
    const { send } = setUp()
    const first = open()
    const answers = [send('203.0.113.1', first.readable), send('203.0.113.1', '"soon"')]
    answers.push(send('203.0.113.1', `"${'x'.repeat(300_000)}"`))
    setTimeout(() => void first.end(), 400)
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200)
  })

  test('that never arrive are aborted and release their slot', async () => {
    const { send } = setUp({ readTimeoutMs: 200 })
    expect((await send('203.0.113.1', open().readable)).status).toBe(408)
    expect((await send('203.0.113.1', open().readable, '/magnesio', 'multipart/form-data; boundary=x')).status).toBe(
      408
    )
    expect((await send('203.0.113.1', '"x"')).status).toBe(200)
  })

  test('need a slot, small bodies do not', async () => {
    const { send } = setUp()
    const [first, second] = [open(), open()]
    const answers = [send('203.0.113.1', first.readable), send('203.0.113.2', second.readable)]
    expect((await send('203.0.113.3', '"words"')).status).toBe(200)
    expect((await send('203.0.113.3', `"${'x'.repeat(300_000)}"`, '/api/v2/front/checkout/cart')).status).toBe(200)
    await Promise.all([first.end(), second.end()])
    await Promise.all(answers)
  })
})

test('an upload that never ends gives up its turn', () => {
  const clock = { ms: 0 }
  const inFlight = createInFlight(() => clock.ms, 1_000)
  const end = inFlight.begin('a')
  expect([inFlight.count('a'), inFlight.count('b')]).toEqual([1, 0])
  clock.ms = 1_001
  expect(inFlight.count('a')).toBe(0)
  inFlight.begin('a')
  // A late end does not end the work of another.
  end()
  expect(inFlight.count('a')).toBe(1)
})
