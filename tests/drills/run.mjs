// npm run drill [-- NAME...] [--short] [--json]: tests/drills/main.ts
import { installIfNeeded, run } from '../../worker/tasks/install.mjs'

await installIfNeeded()
await run('node', ['tests/drills/main.ts', ...process.argv.slice(2)]).catch(error =>
  process.exit(Number(error.code) || 1)
)
