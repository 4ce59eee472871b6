// npm run cache -- list | show NAME | purge NAME | purge --all [--remote]
import { runTask } from './run-task.mjs'

await runTask('cache.ts')
