import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root, toolEnv } from '../../worker/tasks/install.mjs'
import { isDocumented, toLocal } from './documents.ts'

/** Carries out a command of docs/operations.md on the local store. A command that does not stand there is an error. */
export async function carryOut(command: string, origin: string, persistTo: string, vars: Record<string, string>) {
  if (!isDocumented(command)) throw new Error(`No page documents the command: ${command}`)
  const env = toolEnv({ ...vars, PORT: new URL(origin).port, PERSIST_TO: persistTo })
  const local = toLocal(command, { origin, persistTo })
  const { stdout } = await promisify(execFile)('sh', ['-c', local], { cwd: root, env, timeout: 120_000 })
  return stdout
}
