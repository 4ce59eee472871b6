// npm run reviews -- list | approve ID | reject ID [--remote]
import { runTask } from './run-task.mjs'

await runTask('reviews.ts')
