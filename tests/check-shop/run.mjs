// npm run check-shop -- ORIGIN [--json] [--all] [--cart]: tests/check-shop/main.ts
import { installIfNeeded, run } from '../../worker/tasks/install.mjs'

await installIfNeeded()
await run('node', ['tests/check-shop/main.ts', ...process.argv.slice(2)]).catch(error =>
  process.exit(Number(error.code) || 1)
)
