// Serves a production build as `npm start` does, with the options of the first argument, until it is ended.
import { serveProduction } from '../../worker/tasks/serve.ts'

const store = await serveProduction(JSON.parse(process.argv[2] ?? ''))
console.log('Ready')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => store.dispose().finally(() => process.exit(0)))
