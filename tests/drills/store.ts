import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { toolEnv } from '../../worker/tasks/install.mjs'
import { serve } from '../support/serve.ts'

interface Line {
  event: string
  [field: string]: unknown
}

export type Store = Awaited<ReturnType<typeof openStore>>

interface Opening {
  persistTo: string
  vars: Record<string, string>
  build?: string | undefined
  port?: number | undefined
  /** Words before the command, such as `unshare -rm …`. */
  before?: string[] | undefined
}

/** The production build in a process of its own. */
export async function openStore({ before = [], port, ...options }: Opening) {
  const chosen = port ?? (await freePort())
  const serving = JSON.stringify({ ...options, port: chosen })
  const words = [...before, process.execPath, join(import.meta.dirname, 'serve.ts'), serving]
  const child = spawn(words[0] ?? '', words.slice(1), { env: toolEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
  // A signal that the child can answer: it ends workerd.
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const lines: Line[] = []
  const other: string[] = []
  createInterface({ input: child.stderr }).on('line', text => {
    const line = parse(text)
    if (line) lines.push(line)
    else other.push(text)
  })
  const ended = once(child, 'exit')
  const ready = once(createInterface({ input: child.stdout }), 'line')
  await Promise.race([ready, ended.then(() => Promise.reject(new Error(`No store: ${other.join('\n')}`)))])
  return {
    origin: `http://localhost:${chosen}`,
    port: chosen,
    pid: child.pid,
    lines,
    other,
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
    }
  }
}

async function freePort(): Promise<number> {
  const place = await serve(() => null)
  await place.stop()
  return Number(new URL(place.origin).port)
}

function parse(text: string): Line | null {
  try {
    const line: unknown = JSON.parse(text)
    return isLine(line) ? line : null
  } catch {
    return null
  }
}

function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && 'event' in value
}
