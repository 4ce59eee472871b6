// npm run deploy -- [--seed] [--dry-run]
import { runTask } from './run-task.mjs'

await runTask('deploy.ts')
