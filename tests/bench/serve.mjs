// Serves what the benches measure, in workerd, and ends it again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { root, toolEnv } from '../../worker/tasks/install.mjs'

const started = []

/** The production build, as `npm start` serves it. */
export function serveStore(port) {
  const env = toolEnv({ PORT: String(port), PERSIST_TO: 'test-results/bench' })
  return serve('node', ['worker/tasks/store.ts'], port, '/_health', env)
}

/** A plain Hono Worker, served in the same way: what a request costs when the Worker has nothing to do. */
export function serveYardstick(port) {
  return serve('node', ['tests/bench/hono-text/serve.mjs', String(port)], port, '/text', toolEnv())
}

/** Ends them, and this process too when it is told to end. */
export async function endServers() {
  await Promise.all(
    started.splice(0).map(async child => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    })
  )
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129]
])
  process.once(signal, () => endServers().finally(() => process.exit(code)))

async function serve(command, args, port, path, env) {
  if (await isTaken(port)) throw new Error(`Something else serves on port ${port}`)
  const child = spawn(`${root}node_modules/.bin/${command}`, args, { cwd: root, stdio: 'inherit', env })
  started.push(child)
  const base = `http://localhost:${port}`
  await untilServing(child, base + path)
  return { base, pid: child.pid }
}

function isTaken(port) {
  return new Promise(resolve => {
    const socket = connect(port, 'localhost')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

/** The first start fills a database and builds. */
async function untilServing(child, address) {
  for (let tries = 0; tries < 360; tries++) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`)
    const ok = await fetch(address).then(
      response => response.ok,
      () => false
    )
    if (ok) return
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  throw new Error(`Nothing answered at ${address}`)
}

/** The path of a product that the home page shows. */
export async function firstProduct(base) {
  const answer = await fetch(`${base}/api/v2/front/showcase/products/first-showcase`)
  const { produtos } = await answer.json()
  return produtos[0].rota.path
}
