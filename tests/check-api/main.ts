import { readArguments, UsageError } from './arguments.ts'
import { toText } from './report.ts'
import { survey } from './survey.ts'

/** From sysexits.h; 0 to 2 are the results of the check. */
const USAGE_EXIT = 64
const COLUMNS = { usual: 100, least: 60 }

await main().catch(error => {
  console.error(error instanceof UsageError ? error.message : error)
  process.exitCode = USAGE_EXIT
})

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2), process.env.APP_TOKEN)
  const found = await survey({ ...options, vars: process.env })
  const columns = Math.max(process.stdout.columns ?? COLUMNS.usual, COLUMNS.least)
  console.log(options.json ? JSON.stringify(found, null, 2) : toText(found, columns))
  process.exitCode = found.level
}
