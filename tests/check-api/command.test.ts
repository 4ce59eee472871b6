import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serve } from '../support/serve.ts'

const TOKEN = 'a-secret-token'

/** Runs the file that npm starts. */
async function run(...args: string[]) {
  const file = resolve(import.meta.dirname, 'run.mjs')
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, APP_TOKEN: TOKEN } })
  const ended = new Promise<number | null>(done => child.on('close', done))
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out, error }
}

test('bad arguments end with the usage', async () => {
  const { code, out, error } = await run('api.example.com')
  expect({ code, out }).toEqual({ code: 64, out: '' })
  expect(error).toMatch(/^The address must begin with https:.*\n\nUsage: APP_TOKEN=/)
})

test('the exit code is that of the worst finding, and the JSON output is only JSON', async () => {
  const api = await serve(() => ({ status: 403, body: { mensagem: `Recusado: ${TOKEN}` } }))
  const { code, out, error } = await run(api.origin, '--json')
  await api.stop()
  expect(code).toBe(2)
  expect(JSON.parse(out)).toMatchObject({ origin: api.origin, level: 2, rows: [{ call: 'settings', status: 403 }] })
  expect(out + error).not.toContain(TOKEN)
})
