import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs the operator's commands on the state of the test store. */
export async function approveReview(author: string): Promise<number> {
  const list = await operate('list')
  const [, id] = new RegExp(`^(\\d+)  .*\\n${author} <`, 'm').exec(list) ?? []
  if (!id) throw new Error(`no review of ${author} waits:\n${list}`)
  await operate('approve', id)
  return Number(id)
}

export async function rejectReview(id: number): Promise<void> {
  await operate('reject', String(id))
}

/** The store and the command write to the same file. The command is repeated while the file is locked. */
async function operate(...command: string[]): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runTask(command)
    } catch (error) {
      if (attempt === ATTEMPTS || !String(error).includes('SQLITE_BUSY')) throw error
    }
  }
}

const ATTEMPTS = 5

async function runTask(command: string[]): Promise<string> {
  const env = { ...process.env, PERSIST_TO: process.env.PERSIST_TO ?? 'test-results/state' }
  const { stdout } = await run('node', ['worker/tasks/run.mjs', 'reviews', ...command], { env })
  return stdout
}
