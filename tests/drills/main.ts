import { parseArgs } from 'node:util'
import { run } from '../../worker/tasks/install.mjs'
import type { Drill } from './drill.ts'
import { DRILLS, SHORT } from './drills.ts'
import { isBroken, type Report, toText } from './report.ts'
import { runDrill } from './run-drill.ts'

const USAGE = `Usage: npm run drill [-- NAME...] [--short] [--json]

Breaks a local store under light traffic, repairs it by the commands of docs/operations.md, and says which promises were kept.
  --short  under a minute: ${SHORT.join(', ')}
  --json   npm run --silent drill -- --json

Drills: ${DRILLS.map(({ name }) => name).join(', ')}
Ends with 0: every promise was kept; 1: a promise was broken; 64: this text.`
/** As sysexits.h has it. */
const USAGE_EXIT = 64

// Children are ended by 'exit'.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

process.exitCode = await main()
process.exit()

async function main(): Promise<number> {
  const options = readOptions()
  if (!options) return USAGE_EXIT
  // With an API of another origin no data is prepared.
  const env = { API_ORIGIN: 'https://api.invalid' }
  await run('node', ['worker/tasks/store.ts', '--build'], { quiet: true, env })
  const reports = options.short ? await runAtOnce(options.drills) : await runInTurn(options.drills)
  if (!options.json) for (const report of reports) console.log(toText(report))
  const broken = reports.filter(isBroken).map(({ name }) => name)
  if (options.json) console.log(JSON.stringify({ broken, reports }, null, 2))
  else console.log(broken.length === 0 ? '\nEvery promise was kept.' : `\nBroken promises: ${broken.join(', ')}`)
  return broken.length === 0 ? 0 : 1
}

/** The short drills mostly wait. */
function runAtOnce(drills: Drill[]): Promise<Report[]> {
  return Promise.all(drills.map(drill => runDrill(drill, true)))
}

async function runInTurn(drills: Drill[]): Promise<Report[]> {
  const reports: Report[] = []
  for (const drill of drills) {
    console.error(`${drill.name} …`)
    reports.push(await runDrill(drill, false))
  }
  return reports
}

function readOptions() {
  try {
    const flag = { type: 'boolean', default: false } as const
    const { values, positionals } = parseArgs({ options: { short: flag, json: flag }, allowPositionals: true })
    const names = positionals.length > 0 ? positionals : values.short ? SHORT : DRILLS.map(({ name }) => name)
    const unknown = names.filter(name => !DRILLS.some(drill => drill.name === name))
    if (unknown.length > 0) throw new Error(`No drill has the name ${unknown.join(', ')}`)
    return { ...values, drills: DRILLS.filter(({ name }) => names.includes(name)) }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    return null
  }
}
