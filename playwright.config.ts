import { defineConfig, devices } from '@playwright/test'
import { PORTS, STATUS_TOKEN, stateOf } from './tests/support/ports'

const launchOptions = {
  executablePath: process.env.CHROMIUM || undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync'
  ]
}

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, launchOptions }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 }, launchOptions }

// What depends on the size of the screen runs on both; forms, words and rules are the same on either.
const ON_PHONES_TOO =
  /(accessibility|journey|listing|search|gallery|product|cart|panels|consent|account|without-scripts)\.spec\.ts$/
// Tests of the store over the API that does wrong what it is told to. What one of them breaks is broken for all of them.
const FAULTS = /(hostile|(caches|faults|reports)\.http)\.spec\.ts$/
// Tests that have a store of their own, or no browser.
const APART = /(foreign-api|hostile|\.http)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
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
    { name: 'phone', use: phone, testMatch: ON_PHONES_TOO },
    { name: 'desktop', use: desktop, testIgnore: APART },
    { name: 'foreign-api', testMatch: /foreign-api\.spec\.ts$/, use: { ...desktop, baseURL: at(PORTS.foreignStore) } }
  ],
  webServer: [
    api(PORTS.foreignApi),
    api(PORTS.slowApi, '--faulty'),
    api(PORTS.faultApi),
    store(PORTS.store, 'test-results/state'),
    store(PORTS.foreignStore, stateOf('foreign'), PORTS.foreignApi),
    store(PORTS.slowStore, stateOf('slow'), PORTS.slowApi),
    store(PORTS.faultStore, stateOf('fault'), PORTS.faultApi, {
      SENTRY_DSN: `http://key@127.0.0.1:${PORTS.faultApi}/1`,
      STATUS_TOKEN
    })
  ]
})

function at(port: number): string {
  return `http://localhost:${port}`
}

/** A store of its own: the production build in workerd, over the embedded backend or a foreign API. */
function store(port: number, state: string, apiPort?: number, more: Record<string, string> = {}) {
  const api = apiPort ? { API_ORIGIN: `http://127.0.0.1:${apiPort}`, APP_TOKEN: 'foreign-token' } : { API_ORIGIN: '' }
  return {
    name: `store ${port}`,
    command: 'node worker/tasks/start.mjs',
    url: `${at(port)}/_health`,
    env: { PORT: String(port), PERSIST_TO: state, ...api, ...more },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 }
  }
}

function api(port: number, ...flags: string[]) {
  return {
    name: `api ${port}`,
    command: `node tests/support/foreign-api/server.ts ${port} ${flags.join(' ')}`,
    url: `http://127.0.0.1:${port}/_log`
  }
}
