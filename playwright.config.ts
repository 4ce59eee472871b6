import { defineConfig, devices } from '@playwright/test'
import { PORTS } from './tests/support/ports'

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
  /(accessibility|journey|listing|search|gallery|product|product-forms|cart|panels|consent|favorites|account|without-scripts)\.spec\.ts$/
// Tests that have a store of their own, or no browser.
const APART = /(foreign-api|\.http)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 8_000 },
  // What a service worker fetches no test can break off; offline.spec.ts lets it in.
  use: { baseURL: at(PORTS.store), locale: 'pt-BR', serviceWorkers: 'block' },
  projects: [
    { name: 'phone', use: phone, testMatch: ON_PHONES_TOO },
    { name: 'desktop', use: desktop, testIgnore: APART },
    { name: 'http', testMatch: /\.http\.spec\.ts$/ },
    { name: 'foreign-api', testMatch: /foreign-api\.spec\.ts$/, use: { ...desktop, baseURL: at(PORTS.foreignStore) } }
  ],
  webServer: [
    api(PORTS.foreignApi),
    api(PORTS.slowApi, '--faulty'),
    store(PORTS.store, 'test-results/state'),
    store(PORTS.foreignStore, freshState('foreign'), PORTS.foreignApi),
    store(PORTS.slowStore, freshState('slow'), PORTS.slowApi)
  ]
})

function at(port: number): string {
  return `http://localhost:${port}`
}

/** A store of its own: the production build in workerd, over the embedded backend or a foreign API. */
function store(port: number, state: string, apiPort?: number) {
  const api = apiPort ? { API_ORIGIN: `http://127.0.0.1:${apiPort}`, APP_TOKEN: 'foreign-token' } : { API_ORIGIN: '' }
  return {
    name: `store ${port}`,
    command: 'node worker/tasks/start.mjs',
    url: `${at(port)}/_health`,
    env: { PORT: String(port), PERSIST_TO: state, ...api },
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

/** Cold caches for every run, in the main process alone: workers read this file too. */
function freshState(name: string): string {
  return `test-results/state-${name}-${process.env.TEST_RUN ?? 'local'}`
}
