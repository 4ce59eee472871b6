// npm run check-api -- ORIGIN [--json] [--cart]: tests/check-api/main.ts
import { installIfNeeded, run } from '../../worker/tasks/install.mjs'

await installIfNeeded()
await run('node', ['tests/check-api/main.ts', ...process.argv.slice(2)]).catch(error =>
  process.exit(Number(error.code) || 1)
)
