import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { readKvText, readKvTexts } from './kv-text'

test('a key without a text is empty, and a KV that fails says so', async () => {
  await env.CACHE.put('kv-text', 'kept')
  expect(await readKvText(env.CACHE, 'kv-text')).toEqual({ text: 'kept', failed: false })
  expect(await readKvText(env.CACHE, 'kv-text-gone')).toEqual({ text: null, failed: false })
  const failing: KVNamespace = Object.create(env.CACHE, { get: { value: () => Promise.reject(new Error('down')) } })
  expect(await readKvText(failing, 'kv-text')).toEqual({ text: null, failed: true })
  const several = await readKvTexts(failing, ['kv-text'], 60)
  expect(several('kv-text')).toEqual({ text: null, failed: true })
})
