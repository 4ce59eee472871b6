// run.mjs TASK ARGUMENTS: installs missing packages and runs a task of this folder under the project's own Node.
import { spawn } from 'node:child_process'
import { installIfNeeded, root, toolEnv } from './install.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const [task, ...options] = process.argv.slice(2)

await installIfNeeded()
const child = spawn(`${root}node_modules/.bin/node`, [`${root}worker/tasks/${task}.ts`, ...options], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnv()
})
for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
// A stopped store has not failed.
child.on('exit', (code, signal) => process.exit(task === 'store' && SIGNALS.includes(signal) ? 0 : (code ?? 1)))
