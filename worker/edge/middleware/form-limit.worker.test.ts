import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readForm } from '../../../app/forms/read-form.server.ts'
import type { EdgeEnv } from '../types.ts'
import { formLimit } from './form-limit.ts'

const MIB = 1024 * 1024
const MULTIPART = 'multipart/form-data; boundary=----limite7'
const WORDS = 'application/x-www-form-urlencoded'

/** A shop that answers with the number of fields that it read. */
async function send(body: string, type: string) {
  let read = 0
  const edge = new Hono<EdgeEnv>()
  edge.use(formLimit)
  edge.post('*', async c => {
    const { form } = await readForm(c.req.raw)
    read = [...form].length
    return c.text('ok')
  })
  const request = new Request('https://loja.example/whey', {
    method: 'POST',
    headers: { 'content-type': type },
    body: pieces(body)
  })
  const { status } = await edge.fetch(request, env, createExecutionContext())
  return { status, read }
}

/** Pieces that end anywhere, also within a boundary. */
function pieces(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + 65_519))
      at += 65_519
    }
  })
}

function parts(count: number, value = '', head = '') {
  const part = `------limite7\r\ncontent-disposition: form-data; name="a"${head}\r\n\r\n${value}\r\n`
  return `${part.repeat(count)}------limite7--\r\n`
}

test('a form of words is at most 256 KiB, in parts too', async () => {
  expect(await send(`a=${'x'.repeat(200_000)}`, WORDS)).toEqual({ status: 200, read: 1 })
  expect(await send(parts(1, 'x'.repeat(200_000)), MULTIPART)).toEqual({ status: 200, read: 1 })
  expect((await send(`a=${'x'.repeat(300_000)}`, WORDS)).status).toBe(413)
  expect((await send(parts(1, 'x'.repeat(300_000)), MULTIPART)).status).toBe(413)
})

test('two camera pictures of a review are taken', async () => {
  const picture = parts(2, 'x'.repeat(5 * MIB), '; filename="a.png"')
  expect(await send(picture, MULTIPART)).toEqual({ status: 200, read: 2 })
  expect((await send(parts(5, 'x'.repeat(6 * MIB), '; filename="a.png"'), MULTIPART)).status).toBe(413)
})

test('a form has at most 100 parts, or 1,000 words, and no more are parsed', async () => {
  expect(await send(parts(90), MULTIPART)).toEqual({ status: 200, read: 90 })
  const many = await send(parts(300_000), MULTIPART)
  expect([many.status, many.read <= 1_000]).toEqual([413, true])
  const files = await send(parts(200_000, '', '; filename="a"'), MULTIPART)
  expect([files.status, files.read <= 1_000]).toEqual([413, true])
  expect((await send('a&'.repeat(900), WORDS)).status).toBe(200)
  expect((await send('a&'.repeat(100_000), WORDS)).status).toBe(413)
})

test.each([
  'multipart/form-data; x-boundary=other; boundary=----limite7',
  'multipart/form-data; boundary=other; boundary=----limite7',
  'multipart/form-data; x="boundary=other"; boundary=----limite7',
  'multipart/form-data; boundary="\\----limite7"',
  'multipart/form-data; boundary="----limite7"; charset=utf-8',
  'multipart/form-data'
])('a boundary that parsers may read in two ways is not parsed: %s', async type => {
  expect(await send(parts(3_000), type)).toEqual({ status: 415, read: 0 })
})
