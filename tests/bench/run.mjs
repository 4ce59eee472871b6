// npm run bench: measures listings of the embedded backend with 10,000 products (listing.mjs). Then serves the production
// build on a port of its own and measures the parts of documents, the paint of the progress bar, pages on two phones
// (pages.mjs), and taps (touch.mjs).
//   RUNS=5 npm run bench -- /vitaminas /some-product     measures only these pages
//   npm run bench -- --edge      measures cached pages under load instead (edge.mjs)
//   npm run bench -- --touch     measures taps instead
//   npm run bench -- --soak      measures memory, held entries and latency for 20 minutes instead (soak.mjs); --minutes 5
import { installIfNeeded, run } from '../../worker/tasks/install.mjs'
import { findChromium } from '../support/chromium.mjs'
import { endServers, firstProduct, serveStore } from './serve.mjs'

const PORT = 8921
const args = process.argv.slice(2)

await installIfNeeded()
if (args.includes('--edge')) await import('./edge.mjs')
else if (args.includes('--touch')) await withStore(base => run('node', ['tests/bench/touch.mjs', base]))
else if (args.includes('--soak')) await run('node', ['tests/bench/soak.mjs', ...args]).catch(() => process.exit(1))
else if (args.length > 0) await withStore(base => run('node', ['tests/bench/pages.mjs', base, ...args]))
else await benchAll()

async function benchAll() {
  await run('node', ['tests/bench/listing.mjs'])
  await withStore(async (base, product) => {
    const pages = ['/', '/vitaminas', product]
    await run('node', ['tests/bench/payload.mjs', base, ...pages])
    await run('node', ['tests/bench/progress.mjs', base])
    await run('node', ['tests/bench/pages.mjs', base, ...pages])
    await run('node', ['tests/bench/touch.mjs', base])
  })
}

async function withStore(measure) {
  try {
    const { base } = await serveStore(PORT)
    process.env.CHROME = await findChromium()
    await measure(base, await firstProduct(base))
  } finally {
    await endServers()
  }
}
