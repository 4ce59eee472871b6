/*
 * npm run rollout [-- --visits 200] [--without-files]: serves two releases behind one address, each request to either at
 * random, as in a gradual deployment, and sends shoppers through them. Exits with 1 when a visit breaks.
 */
import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { root } from '../../worker/tasks/install.mjs'
import { launchOptions } from '../support/browser.ts'
import { findChromium } from '../support/chromium.mjs'
import { judge } from './judge.ts'
import { buildReleases } from './releases.ts'
import { serveRollout } from './serve.ts'
import { type Visit, visit } from './visit.ts'

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '200' },
    port: { type: 'string', default: '8925' },
    'without-files': { type: 'boolean', default: false }
  }
})
const AT_ONCE = 3

const folder = join(root, 'test-results/rollout')
const releases = await buildReleases(folder)
const files = { A: filesOf(releases.a), B: filesOf(releases.b) }
const common = [...files.A].filter(name => files.B.has(name)).length
console.log(`Release A has ${files.A.size} files, release B ${files.B.size}, ${common} in common`)
const store = await serveRollout({
  port: Number(values.port),
  persistTo: resolve(folder, 'state'),
  releases,
  keepsFiles: !values['without-files']
})
const browser = await chromium.launch({ ...launchOptions, executablePath: (await findChromium()) || undefined })
try {
  const { lines, broken } = judge(await visits(Number(values.visits)))
  console.log(lines.join('\n'))
  process.exitCode = broken ? 1 : 0
} finally {
  await browser.close()
  await store.dispose()
}

async function visits(count: number): Promise<Visit[]> {
  const done: Visit[] = []
  const base = `http://localhost:${values.port}`
  let next = 0
  async function shopper(): Promise<void> {
    while (next < count) {
      next += 1
      done.push(await visit({ browser, base, hasServiceWorker: next % 2 === 0, files }))
      if (done.length % 20 === 0) console.log(`${done.length} of ${count} visits`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, shopper))
  return done
}

function filesOf(release: string): Set<string> {
  return new Set(globSync('assets/*', { cwd: join(release, 'build/client') }).map(path => `/${path}`))
}
