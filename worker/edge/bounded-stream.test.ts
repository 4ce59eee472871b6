import { expect, test } from 'vitest'
import { boundedStream } from './bounded-stream.ts'

function source(parts: { waitMs: number; text: string }[], onCancel = () => {}) {
  const left = [...parts]
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = left.shift()
        if (!part) return controller.close()
        await new Promise(resolve => setTimeout(resolve, part.waitMs))
        controller.enqueue(new TextEncoder().encode(part.text))
      },
      cancel: onCancel
    },
    { highWaterMark: 0 }
  )
}

const read = (body: ReadableStream<Uint8Array>) => new Response(body).text()

test('what comes in time passes, however long it takes in all', async () => {
  const body = source(['a', 'b', 'c', 'd'].map(text => ({ waitMs: 40, text })))
  expect(await read(boundedStream(body, { maxBytes: 4, idleMs: 100 }))).toBe('abcd')
})

test('a body that stops coming is broken off', async () => {
  const body = source([
    { waitMs: 0, text: 'a' },
    { waitMs: 5_000, text: 'b' }
  ])
  await expect(read(boundedStream(body, { maxBytes: 100, idleMs: 30 }))).rejects.toThrow('Nothing came for 30 ms')
})

test('a body past the limit is broken off, and no more of it is read', async () => {
  const cancelled = Promise.withResolvers<void>()
  const endless = Array.from({ length: 1_000 }, () => ({ waitMs: 0, text: 'abc' }))
  const body = boundedStream(source(endless, cancelled.resolve), { maxBytes: 10, idleMs: 1_000 })
  await expect(read(body)).rejects.toThrow('More than 10 bytes')
  await cancelled.promise
})
