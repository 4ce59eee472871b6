// npm start, npm run dev, npm run db:seed: installs missing packages and continues under the project's own Node.
import { spawn } from 'node:child_process'
import { installIfNeeded, root, toolEnv } from './install.mjs'

await installIfNeeded()
const child = spawn(`${root}node_modules/.bin/node`, [`${root}worker/tasks/store.ts`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnv()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
