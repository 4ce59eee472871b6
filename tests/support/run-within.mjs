import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { root, toolEnv } from '../../worker/tasks/install.mjs'

/** How long a check may keep running after it has written its report. */
const GRACE_MS = 60_000
/** How long a command may take to stop its children and write its report. */
const LEAVE_MS = 30_000

/** The running process groups. They are killed when their check or this process ends. */
const groups = new Set()
let isStopping = false
process.on('exit', () => {
  for (const group of groups) signal(group, 'SIGKILL')
})

/**
 * Runs a command with a time limit, which also stops its children. A timeout is an error that says so.
 * @param {number} minutes
 * @param {{ env?: Record<string, string>, quiet?: boolean, report?: string }} options `report`: the file that the command writes last
 * @returns {Promise<void>} rejects when the command fails or takes longer
 */
export function runWithin(minutes, command, args, { env = {}, quiet = false, report = '' } = {}) {
  if (isStopping) return Promise.reject(new Error('Stopped'))
  const endsAt = performance.now() + minutes * 60_000
  const name = [command, ...args].join(' ')
  const child = spawn(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
    env: toolEnv(env),
    detached: true
  })
  groups.add(child.pid)
  return new Promise((resolve, reject) => {
    let isLate = false
    const watch = setInterval(() => {
      const isOver = hasReported(report)
      if (!isOver && performance.now() < endsAt) return
      clearInterval(watch)
      isLate = !isOver
      console.error(isOver ? `${name} has finished and does not end: it is ended` : `${name}: over ${minutes} minutes`)
      endSoon(child.pid)
    }, 1_000)
    const settle = (isGood, error) => {
      clearInterval(watch)
      signal(child.pid, 'SIGKILL')
      groups.delete(child.pid)
      if (isGood) resolve()
      else reject(error)
    }
    child.on('error', error => settle(false, error))
    child.on('exit', code =>
      settle(!isLate && (code === 0 || hasReported(report)), new Error(`${name} ended with ${code}`))
    )
  })
}

/** Stops the running commands and starts no more. */
export function stop() {
  isStopping = true
  for (const group of groups) endSoon(group)
}

/** Interrupts first, so that the command can stop its children and write its report. */
function endSoon(group) {
  signal(group, 'SIGINT')
  setTimeout(() => groups.has(group) && signal(group, 'SIGKILL'), LEAVE_MS).unref()
}

function hasReported(report) {
  return report !== '' && existsSync(report) && Date.now() - statSync(report).mtimeMs > GRACE_MS
}

function signal(group, name) {
  try {
    process.kill(-group, name)
  } catch {
    // The group no longer exists.
  }
}
