import { UsageError } from './origin.ts'

/** From sysexits.h; 0 to 2 are the results of a check. */
const USAGE_EXIT = 64
const COLUMNS = { usual: 100, least: 60 }

/** Runs a check and prints its findings, as text or JSON. The exit code is their level. */
export async function runCheck<Found extends { level: number }>(
  survey: () => Promise<Found>,
  toText: (found: Found, columns: number) => string
): Promise<void> {
  try {
    const found = await survey()
    const columns = Math.max(process.stdout.columns ?? COLUMNS.usual, COLUMNS.least)
    console.log(process.argv.includes('--json') ? JSON.stringify(found, null, 2) : toText(found, columns))
    process.exitCode = found.level
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error)
    process.exitCode = USAGE_EXIT
  }
}
