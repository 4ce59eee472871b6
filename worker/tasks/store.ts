import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { adultWarnings } from './adult-warnings.ts'
import { prepareBuild } from './build.ts'
import { sayWhetherCartArrives } from './checkout.ts'
import { report } from './command.ts'
import { prepareData } from './data.ts'
import { root, say, toolEnv } from './install.mjs'
import { serveProduction } from './serve.ts'

const DEFAULTS = {
  API_ORIGIN: '',
  APP_TOKEN: 'wapstore',
  SENTRY_DSN: '',
  STATUS_TOKEN: '',
  PURGE_TOKEN: '',
  INDEXNOW_KEY: '',
  SITE_ORIGIN: '',
  IMAGE_HOSTS: '',
  SESSION_COOKIE: '',
  SESSION_DOMAIN: '',
  CHECKOUT: '',
  CHECKOUT_PATHS: '',
  DEFAULT_RATING: '',
  ADULT_MARKS: '',
  REGISTRATION: '',
  ADULT_VERIFIER: '',
  TURNSTILE_SITE_KEY: '',
  TURNSTILE_SECRET_KEY: ''
}
const { PORT = '8787', API_ORIGIN } = process.env
const vars = Object.fromEntries(Object.entries(DEFAULTS).map(([name, value]) => [name, process.env[name] ?? value]))
const persistTo = resolve(root, process.env.PERSIST_TO ?? '.wrangler/state')
// --dev: hot reload; --prepare: the data only; --reset: anew; --build: data and build, without serving
const mode = ['dev', 'prepare', 'reset', 'build'].find(name => process.argv.includes(`--${name}`)) ?? 'start'

/** The store's own entries of PERSIST_TO, which may be any folder. */
const DATA = ['v3', 'seeded', 'run.env']
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

await report(main())
// After a failed start, open handles would keep the process alive.
if (process.exitCode) process.exit()

async function main(): Promise<void> {
  if (mode === 'reset') {
    say(`Deleting the local data in ${persistTo}`)
    for (const name of DATA) rmSync(resolve(persistTo, name), { recursive: true, force: true })
    return prepareData({ persistTo, force: true })
  }
  await sayWhetherCartArrives(vars, vars.APP_TOKEN ?? '', `http://localhost:${PORT}`)
  if (API_ORIGIN) say(`Serving the commerce API of ${API_ORIGIN}; the embedded backend stays out`)
  else await prepareData({ persistTo, force: mode === 'prepare' })
  if (mode === 'prepare') return
  for (const warning of adultWarnings(vars)) say(`Warning: ${warning}`)
  if (mode !== 'dev') await prepareBuild()
  if (mode === 'build') return
  if (mode === 'dev') return serveDevelopment()
  const inspectorPort = Number(process.env.INSPECTOR_PORT) || undefined
  const store = await serveProduction({ port: Number(PORT), persistTo, vars, inspectorPort })
  say(`Serving on http://localhost:${PORT}  (stop with Ctrl-C)`)
  for (const signal of SIGNALS) process.once(signal, () => store.dispose().finally(() => process.exit(0)))
}

function serveDevelopment(): void {
  say(`Serving on http://localhost:${PORT}  (stop with Ctrl-C)`)
  const env = toolEnv({ PERSIST_TO: persistTo, RUN_VARS: JSON.stringify(vars) })
  const child = spawn('react-router', ['dev', '--port', PORT, '--strictPort'], { cwd: root, stdio: 'inherit', env })
  for (const signal of SIGNALS) process.on(signal, () => child.kill('SIGTERM'))
  child.on('exit', code => process.exit(code ?? 0))
}
