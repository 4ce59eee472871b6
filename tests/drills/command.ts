import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root, toolEnv } from '../../worker/tasks/install.mjs'
import { isDocumented, toLocal } from './documents.ts'

/**
 * Runs a command of docs/operations.md on the local store, and once more when the local database is locked. Refuses
 * commands that the page does not have.
 */
export async function carryOut(command: string, origin: string, persistTo: string, vars: Record<string, string>) {
  if (!isDocumented(command)) throw new Error(`No page documents the command: ${command}`)
  const env = toolEnv({ ...vars, PORT: new URL(origin).port, PERSIST_TO: persistTo })
  const local = toLocal(command, { origin, persistTo })
  const run = () => promisify(execFile)('sh', ['-c', local], { cwd: root, env, timeout: 120_000 })
  const { stdout } = await run().catch(async error => {
    if (!String(error).includes('SQLITE_BUSY')) throw error
    await wait(1_000)
    return run()
  })
  return stdout
}
