import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { PORTS } from '../support/ports.ts'

test('no visit breaks while two releases answer in turn', async () => {
  test.setTimeout(900_000)
  const words = ['tests/rollout/run.ts', '--visits', '8', '--port', String(PORTS.rollout)]
  const { stdout } = await promisify(execFile)(process.execPath, words).catch(error => ({
    stdout: String(error.stdout)
  }))
  expect(stdout).toMatch(/8 {2}visits\n/)
  expect(stdout).toMatch(/ 0 {2}files that no release had/)
  expect(stdout).toMatch(/ 0 {2}visits that broke/)
  expect(stdout).toMatch(/ 0 {2}carts lost/)
})
