// npm run db:reset: deletes the local D1, KV and R2 of PERSIST_TO and prepares them anew. Stop the store first.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { installIfNeeded, root, run, say } from './install.mjs'

const persistTo = resolve(root, process.env.PERSIST_TO ?? '.wrangler/state')
// Deletes only the store's own entries: PERSIST_TO may be any folder.
const OWN = ['v3', 'seeded', 'run.env']

await installIfNeeded()
say(`Deleting the local data in ${persistTo}`)
for (const name of OWN) rmSync(resolve(persistTo, name), { recursive: true, force: true })
await run('node', ['worker/tasks/store.ts', '--prepare'], { env: { API_ORIGIN: '' } }).catch(() => process.exit(1))
