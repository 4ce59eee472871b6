import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root, toolEnv } from './install.mjs'

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

const ATTEMPTS = 5
const PAUSE_MS = 500

/** Returns wrangler's output. Rejects with its own message. Retries a locked state, so all commands must be idempotent. */
export async function askWrangler(args: string[], env: Record<string, string> = {}, attempt = 1): Promise<string> {
  const options = { cwd: root, env: toolEnv(env), maxBuffer: MAX_OUTPUT_BYTES }
  try {
    return (await promisify(execFile)('wrangler', args, options)).stdout
  } catch (error) {
    const said = wordsOf(error)
    if (attempt === ATTEMPTS || !isLocked(said))
      // Before its error, wrangler lists the modules of a Worker.
      throw new Error(`wrangler ${args.slice(0, 3).join(' ')} failed\n${said.slice(Math.max(0, said.indexOf('✘')))}`)
    await setTimeout(PAUSE_MS * attempt)
    return askWrangler(args, env, attempt + 1)
  }
}

/** A running store may lock the local state. D1 says so; R2 and KV lose their connection or answer 500. */
export function isLocked(said: string): boolean {
  return /SQLITE_BUSY|database is locked|Network connection lost|KV [A-Z]+ failed: 500/.test(said)
}

function wordsOf(error: unknown): string {
  const { stdout = '', stderr = '' } = Object(error)
  return `${stdout}\n${stderr}`.trim()
}
