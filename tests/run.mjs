// npm test: every check, one after the other, on a fresh clone or a warm one. Ends with "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installIfNeeded, root, run, say } from '../worker/tasks/install.mjs'
import { findChromium } from './support/chromium.mjs'
import { failuresIn } from './support/failures.mjs'

const reports = `${root}test-results/reports`
const totals = { passed: 0, failed: 0 }
const failures = []

await installIfNeeded()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await check('Generated types', () => run('npm', ['run', '--silent', 'typegen'], { quiet: true }))
await check('Catalogue, pictures and build', () => run('node', ['worker/tasks/store.ts', '--build']))
await check('Types', () => run('tsc', ['--noEmit']))
await check('Lint', () => run('biome', ['check', '.']))
await suite('Unit and architecture tests (node)', 'node', () => vitest('node'))
await suite('Edge, backend and contract tests (workerd)', 'workerd', () => vitest('workerd'))
await suite('Journeys, streaming and accessibility (Chromium)', 'e2e', playwright)

for (const failure of failures) console.log(`\nFAILED ${failure}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)

/** A check that passes or fails as a whole. */
async function check(title, work) {
  say(title)
  const ok = await work().then(
    () => true,
    error => {
      console.error(error.message)
      return false
    }
  )
  if (!ok) failures.push(title)
  totals[ok ? 'passed' : 'failed'] += 1
}

/** A test run that writes a report; a run that breaks off without one counts as one failure. */
async function suite(title, name, work) {
  say(title)
  const ok = await work().then(
    () => true,
    error => {
      console.error(error.message)
      return false
    }
  )
  const report = readReport(`${reports}/${name}.json`)
  const counts = report ? count(report) : { passed: 0, failed: 0 }
  failures.push(...(report ? failuresIn(report) : [`${title}: no report`]))
  totals.passed += counts.passed
  totals.failed += counts.failed || (ok && counts.passed > 0 ? 0 : 1)
}

function vitest(project) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reports}/${project}.json`]
  return run('vitest', ['run', '--project', project, ...reporters])
}

async function playwright() {
  const env = {
    TEST_RUN: String(Date.now()),
    CHROMIUM: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/e2e.json`
  }
  return run('playwright', ['test', '--reporter=line,json'], { env })
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function count(report) {
  if (report.stats) return { passed: report.stats.expected, failed: report.stats.unexpected }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.numFailedTestSuites && !report.numFailedTests ? 1 : 0)
  }
}
