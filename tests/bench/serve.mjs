// Serves the benchmarked servers in workerd, and stops them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { root, toolEnv } from '../../worker/tasks/install.mjs'

const started = []

/** The production build, as `npm start` serves it. */
export function serveStore(port, more = {}) {
  const env = toolEnv({ PORT: String(port), PERSIST_TO: 'test-results/bench', ...more })
  return serve('node', ['worker/tasks/store.ts'], port, '/_health', env)
}

/**
 * A plain Hono Worker: the baseline for a Worker that does nothing. `base` serves it the way the store is, `bare` without
 * Miniflare's router of files, which costs more than the Worker.
 */
export async function serveYardstick(port) {
  const server = await serve('node', ['tests/bench/hono-text/serve.mjs', String(port)], port, '/text', toolEnv())
  return { ...server, bare: `http://localhost:${port + 1}` }
}

/** Stops the servers, also when this process gets a signal. */
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

/** Slow on the first start, which fills a database and builds. */
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

/** The path of a product on the home page. */
export async function firstProduct(base) {
  const answer = await fetch(`${base}/api/v2/front/showcase/products/first-showcase`)
  const { produtos } = await answer.json()
  return produtos[0].rota.path
}
