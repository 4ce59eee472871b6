import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './tests/support/browser.ts'
import { PORTS, STATUS_TOKEN } from './tests/support/ports.ts'
import { seedOfRun, TAKES_ALL } from './tests/support/sample.ts'

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, launchOptions }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 }, launchOptions }

// Tests of the store over the API that does wrong what it is told to. What one of them breaks is broken for all of them.
const FAULTS = /(caches|faults|reports)\.http\.spec\.ts$/
// Tests that have a store of their own, or no browser.
const APART = /(foreign-api|plain-api|\.http)\.spec\.ts$/

// Workers take it from here; they read this file too.
process.env.TEST_SEED = seedOfRun()
if (!process.env.TEST_WORKER_INDEX) console.log(TAKES_ALL ? 'Full sets' : `Samples of TEST_SEED=${seedOfRun()}`)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // The tests of faults mostly wait: beside them two more keep two cores busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous: what hangs fails all the same, and a machine that is three times slower passes.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A shop that is broken breaks every test in all its time: what the first ones say is enough.
  maxFailures: 30,
  globalTimeout: 45 * 60_000,
  use: {
    baseURL: at(PORTS.store),
    locale: 'pt-BR',
    // What a service worker fetches no test can break off; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // A browser without a graphics card draws every step of every movement itself.
    contextOptions: { reducedMotion: 'reduce' }
  },
  projects: [
    // What takes longest begins first, one file after the other.
    {
      name: 'faults',
      testMatch: FAULTS,
      use: { ...desktop, baseURL: at(PORTS.faultStore) },
      fullyParallel: false,
      workers: 1
    },
    { name: 'http', testMatch: /\.http\.spec\.ts$/, testIgnore: FAULTS },
    // What depends on the size of the screen runs on both; forms, words and rules are the same on either.
    { name: 'phone', use: phone, grep: /@phone/ },
    { name: 'desktop', use: desktop, testIgnore: APART, grepInvert: /@phone-only/ },
    { name: 'foreign-api', testMatch: /foreign-api\.spec\.ts$/, use: { ...desktop, baseURL: at(PORTS.foreignStore) } },
    { name: 'plain-api', testMatch: /plain-api\.spec\.ts$/, use: { ...desktop, baseURL: at(PORTS.plainStore) } }
  ],
  webServer: [
    // First, since it builds what the others serve.
    {
      name: 'store',
      command: 'node worker/tasks/run.mjs store',
      url: `${at(PORTS.store)}/_health`,
      env: { PORT: String(PORTS.store), PERSIST_TO: 'test-results/state', API_ORIGIN: '', STATUS_TOKEN },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 }
    },
    {
      name: 'other stores',
      command: 'node tests/support/serve-stores.ts',
      wait: { stdout: /The stores are ready/ },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 }
    }
  ]
})

function at(port: number): string {
  return `http://localhost:${port}`
}
