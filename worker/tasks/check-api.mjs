// npm run check-api -- ORIGIN [--json] [--cart]
import { runTask } from './run-task.mjs'

await runTask('check-api.ts')
