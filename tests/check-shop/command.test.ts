import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serve } from '../support/serve.ts'

/** Runs the file that npm starts. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'run.mjs'), ...args])
  const ended = new Promise<number | null>(done => child.on('close', done))
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out, error }
}

test('bad arguments end with the usage', async () => {
  const { code, out, error } = await run('www.example.com')
  expect({ code, out }).toEqual({ code: 64, out: '' })
  expect(error).toMatch(/^The address must begin with https:.*\n\nUsage: npm run check-shop/)
})

test('a shop without a page ends with 2, and its texts cannot control the terminal', async () => {
  const shop = await serve(() => ({ status: 200, headers: { 'content-type': 'text/\u009b31mplain' }, text: 'nada' }))
  const { code, out } = await run(shop.origin)
  await shop.stop()
  expect(code).toBe(2)
  expect(out).toContain('Not read: it is text/ 31mplain')
})
