// npm run bench: what listings of the embedded backend cost with 10,000 products (listing.mjs); then serves the production
// build on a port of its own and measures what its pages weigh and cost a phone.
//   RUNS=3 npm run bench -- /vitaminas /some-product
import { spawn } from 'node:child_process'
import { installIfNeeded, root, run, toolEnv } from '../../worker/tasks/install.mjs'
import { findChromium } from '../support/chromium.mjs'

const PORT = 8921
const base = `http://localhost:${PORT}`
const paths = process.argv.slice(2)

await installIfNeeded()
await run('node', ['tests/bench/listing.mjs'])
const store = spawn(`${root}node_modules/.bin/node`, [`${root}worker/tasks/store.ts`], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnv({ PORT: String(PORT), PERSIST_TO: 'test-results/bench' })
})
try {
  await untilServing()
  const pages = paths.length > 0 ? paths : ['/', '/vitaminas', '/busca?busca=creatina', await firstProduct()]
  await run('node', ['tests/bench/payload.mjs', base, ...pages])
  await run('node', ['tests/bench/weight.mjs', base, ...pages], {
    env: { CHROME: await findChromium(), RUNS: process.env.RUNS ?? '3' }
  })
} finally {
  store.kill('SIGTERM')
}

async function untilServing() {
  for (let tries = 0; tries < 360; tries++) {
    const ok = await fetch(`${base}/_health`).then(
      response => response.ok,
      () => false
    )
    if (ok) return
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  throw new Error('The store did not start')
}

async function firstProduct() {
  const answer = await fetch(`${base}/api/v2/front/showcase/products/first-showcase`)
  const { produtos } = await answer.json()
  return produtos[0].rota.path
}
