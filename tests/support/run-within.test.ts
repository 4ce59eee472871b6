import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runWithin } from './run-within.mjs'

const SECOND = 1 / 60
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seiva-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a command reports its exit', async () => {
  await expect(runWithin(1, 'node', ['-e', ''])).resolves.toBeUndefined()
  await expect(runWithin(1, 'node', ['-e', 'process.exit(3)'])).rejects.toThrow('ended with 3')
  await expect(runWithin(1, 'no-such-command', [])).rejects.toThrow('ENOENT')
})

test('a command that hangs is ended and counts as failed', async () => {
  await expect(runWithin(SECOND, 'node', ['-e', 'setInterval(() => {}, 1000)'])).rejects.toThrow('ended with')
})

test('a command’s children are ended with it', async () => {
  const file = join(folder, 'pid')
  await runWithin(1, 'sh', ['-c', `sleep 600 & echo $! > ${file}`], { quiet: true })
  await expect.poll(() => isRunning(Number(readFileSync(file, 'utf8')))).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie has ended, but its new parent has not reaped it yet.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
