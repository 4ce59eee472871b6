import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root, toolEnv } from './install.mjs'

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

/** What wrangler prints; rejects with its own words when it fails. */
export async function askWrangler(args: string[]): Promise<string> {
  const options = { cwd: root, env: toolEnv(), maxBuffer: MAX_OUTPUT_BYTES }
  const answer = await promisify(execFile)('wrangler', args, options).catch(error => fail(args, error))
  return answer.stdout
}

function fail(args: string[], error: unknown): never {
  const { stdout = '', stderr = '' } = Object(error)
  throw new Error(`wrangler ${args.slice(0, 3).join(' ')} failed\n${`${stdout}\n${stderr}`.trim()}`)
}
