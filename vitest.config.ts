import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { kCurrentWorker } from 'miniflare'
import { defineConfig } from 'vitest/config'
import { clientFiles } from './worker/tasks/client-files.ts'

const outside = ['**/node_modules/**', 'build/**']

export default defineConfig(async () => ({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        // For app/entry.server.tsx.
        plugins: [clientFiles()],
        test: {
          name: 'node',
          environment: 'node',
          // Files share what they import: each for itself takes five times as long.
          isolate: false,
          // The machine may be busy with other checks; a hang still fails.
          testTimeout: 30_000,
          include: ['app/**/*.test.{ts,tsx}', 'worker/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: [...outside, '**/*.worker.test.ts']
        }
      },
      {
        plugins: [
          cloudflareTest({
            main: './tests/worker/entry.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              // The backend's bindings: tests compose it themselves.
              d1Databases: ['DB'],
              r2Buckets: ['MEDIA'],
              kvNamespaces: ['SESSIONS'],
              serviceBindings: { COMMERCE: kCurrentWorker },
              bindings: {
                APP_TOKEN: 'test-token',
                TEST_ALL: process.env.TEST_ALL ?? '',
                TEST_MIGRATIONS: await readD1Migrations('worker/commerce/migrations')
              }
            }
          })
        ],
        test: {
          name: 'workerd',
          include: ['worker/**/*.worker.test.ts', 'tests/**/*.worker.test.ts'],
          exclude: outside,
          // The machine may be busy with other checks; a hang still fails.
          testTimeout: 30_000,
          hookTimeout: 60_000
        }
      }
    ]
  }
}))
