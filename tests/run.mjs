// npm test: every check, one after the other, on a fresh clone or a warm one. Ends with "N passed, N failed".
// npm run test:all: the same with the full sets, of which a day draws a sample.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installIfNeeded, root, say } from '../worker/tasks/install.mjs'
import { findChromium } from './support/chromium.mjs'
import { failuresIn } from './support/failures.mjs'
import { runWithin, stop } from './support/run-within.mjs'

/** Whatever hangs, the run ends and tells what it has found: minutes. */
const LIMIT = 80

// Drawn once, so that a run over midnight stays with its samples: support/sample.ts.
const seed = process.env.TEST_SEED || new Date().toISOString().slice(0, 10)
process.env.TEST_SEED = seed
const samples = process.env.TEST_ALL === '1' ? 'Full sets' : `Samples of TEST_SEED=${seed}`

const reports = `${root}test-results/reports`
/** Of the store that the browser tests start: filled here already. */
const STATE = 'test-results/state'
const totals = { passed: 0, failed: 0 }
const failures = []

setTimeout(breakOff, LIMIT * 60_000, `The run has not ended within ${LIMIT} minutes`).unref()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, breakOff)

say(samples)
await installIfNeeded((command, args) => runWithin(15, command, args))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await check('Generated types', () => runWithin(5, 'npm', ['run', '--silent', 'typegen'], { quiet: true }))
await check('Catalogue, pictures and build', () =>
  runWithin(15, 'node', ['worker/tasks/store.ts', '--build'], { env: { PERSIST_TO: STATE } })
)
await check('Types', () => runWithin(5, 'tsc', ['--noEmit']))
await check('Lint', () => runWithin(5, 'biome', ['check', '.']))
await suite('Unit and architecture tests (node)', 'node', () => vitest('node'))
await suite('Edge, backend and contract tests (workerd)', 'workerd', () => vitest('workerd'))
await suite('Journeys, streaming and accessibility (Chromium)', 'e2e', playwright)

end()

/** What is under way is ended and counted; what comes after it is not begun. */
function breakOff(why) {
  failures.push(why)
  totals.failed += 1
  stop()
  setTimeout(end, 60_000).unref()
}

function end() {
  for (const failure of failures) console.log(`\nFAILED ${failure}`)
  console.log(`\n${samples}`)
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
  process.exit(totals.failed === 0 ? 0 : 1)
}

/** A check that passes or fails as a whole. */
async function check(title, work) {
  const error = await attempt(title, work)
  if (error) failures.push(`${title}: ${error}`)
  totals[error ? 'failed' : 'passed'] += 1
}

/** A test run that writes a report; one that breaks off with nothing failed in it counts as one failure. */
async function suite(title, name, work) {
  const error = await attempt(title, work)
  const report = readReport(`${reports}/${name}.json`)
  const { passed, failed } = report ? count(report) : { passed: 0, failed: 0 }
  const isBroken = failed === 0 && (error || passed === 0)
  if (report) failures.push(...failuresIn(report))
  if (isBroken) failures.push(`${title}: ${error || 'no test ran'}`)
  totals.passed += passed
  totals.failed += isBroken ? 1 : failed
}

/** What went wrong; empty when nothing did. */
async function attempt(title, work) {
  say(title)
  return work().then(
    () => '',
    error => error.message
  )
}

function vitest(project) {
  const report = `${reports}/${project}.json`
  const reporters = ['--no-color', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runWithin(15, 'vitest', ['run', '--project', project, ...reporters], { report })
}

async function playwright() {
  const report = `${reports}/e2e.json`
  const env = {
    CHROMIUM: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report
  }
  return runWithin(50, 'playwright', ['test', '--reporter=line,json'], { env, report })
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
