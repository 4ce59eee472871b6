// npm run messages -- list | approve KIND ID | reject KIND ID | answer ID "TEXT" | outbox | sent ID | newsletter [--remote]
import { runTask } from './run-task.mjs'

await runTask('messages.ts')
