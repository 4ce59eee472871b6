import { execFile } from 'node:child_process'
import { expect, test } from '@playwright/test'
import type { Report } from '../drills/report.ts'

/** The whole run takes half a minute on an idle machine. */
const LIMIT_MS = 180_000

test('the short drills keep every promise of the operations page', async () => {
  test.setTimeout(LIMIT_MS)
  const said = await new Promise<string>(resolve =>
    execFile(
      process.execPath,
      ['tests/drills/main.ts', '--short', '--json'],
      { maxBuffer: 64 * 1024 * 1024 },
      (_, out) => resolve(out)
    )
  )
  const { reports }: { reports: Report[] } = JSON.parse(said)
  expect(reports.map(({ name }) => name)).toEqual(['api-down', 'kv-down'])
  const broken = reports.flatMap(({ name, promises }) =>
    promises.filter(({ problems }) => problems.length > 0).map(promise => ({ name, ...promise }))
  )
  expect(broken).toEqual([])
})
