import { runCheck } from '../checks/run.ts'
import { readArguments } from './arguments.ts'
import { measurePrices } from './measure.ts'
import { toText } from './report.ts'
import { survey } from './survey.ts'

await runCheck(async () => survey(readArguments(process.argv.slice(2)), measurePrices), toText)
