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

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 8_000 },
  use: { baseURL: `http://localhost:${PORTS.store}`, locale: 'pt-BR', trace: 'retain-on-failure' },
  projects: [
    { name: 'phone', use: phone },
    { name: 'desktop', use: desktop, testIgnore: /\.http\.spec\.ts$/ },
    { name: 'foreign-api', testMatch: /foreign-api\.spec\.ts$/, use: { ...desktop, baseURL: `http://localhost:${PORTS.foreignStore}` } }
  ],
  webServer: [
    {
      command: 'node worker/tasks/start.mjs',
      url: `http://localhost:${PORTS.store}/_health`,
      env: { PORT: String(PORTS.store), PERSIST_TO: 'test-results/state', API_ORIGIN: '' },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 }
    }
  ]
})
