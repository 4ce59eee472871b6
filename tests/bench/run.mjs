// npm run bench: measures listings of the embedded backend with 10,000 products (listing.mjs). Then serves the production
// build on a port of its own and measures the paint of the progress bar, and the weight of pages on a phone.
//   RUNS=3 npm run bench -- /vitaminas /some-product
//   npm run bench -- --edge      measures cached pages under load instead (edge.mjs)
//   npm run bench -- --touch     measures the response to taps on a phone instead (touch.mjs)
//   npm run bench -- --soak      measures memory, held entries and latency for 20 minutes instead (soak.mjs); --minutes 5
import { installIfNeeded, run } from '../../worker/tasks/install.mjs'
import { findChromium } from '../support/chromium.mjs'
import { endServers, firstProduct, serveStore } from './serve.mjs'

const PORT = 8921
const args = process.argv.slice(2)

await installIfNeeded()
if (args.includes('--edge')) await import('./edge.mjs')
else if (args.includes('--touch')) await benchTouch()
else if (args.includes('--soak')) await run('node', ['tests/bench/soak.mjs', ...args]).catch(() => process.exit(1))
else await benchPages(args)

async function benchPages(paths) {
  await run('node', ['tests/bench/listing.mjs'])
  try {
    const { base } = await serveStore(PORT)
    const pages = paths.length > 0 ? paths : ['/', '/vitaminas', '/busca?busca=creatina', await firstProduct(base)]
    await run('node', ['tests/bench/payload.mjs', base, ...pages])
    const env = { CHROME: await findChromium(), RUNS: process.env.RUNS ?? '3' }
    await run('node', ['tests/bench/progress.mjs', base], { env })
    await run('node', ['tests/bench/weight.mjs', base, ...pages], { env })
  } finally {
    await endServers()
  }
}

async function benchTouch() {
  try {
    const { base } = await serveStore(PORT)
    const env = { CHROME: await findChromium(), RUNS: process.env.RUNS ?? '3' }
    await run('node', ['tests/bench/touch.mjs', base], { env })
  } finally {
    await endServers()
  }
}
