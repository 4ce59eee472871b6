import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { prepareBuild } from './build.ts'
import { prepareData } from './data.ts'
import { root, say, toolEnv } from './install.mjs'

const {
  PORT = '8787',
  API_ORIGIN = '',
  APP_TOKEN = 'wapstore',
  SENTRY_DSN = '',
  SITE_ORIGIN = '',
  IMAGE_HOSTS = '',
  SESSION_COOKIE = '',
  DEFAULT_RATING = ''
} = process.env
const vars = { APP_TOKEN, API_ORIGIN, SENTRY_DSN, SITE_ORIGIN, IMAGE_HOSTS, SESSION_COOKIE, DEFAULT_RATING }
const persistTo = resolve(root, process.env.PERSIST_TO ?? '.wrangler/state')
// --dev: hot reload; --prepare: the data alone; --build: data and build, without serving
const mode = ['dev', 'prepare', 'build'].find(name => process.argv.includes(`--${name}`)) ?? 'start'

await main()

async function main(): Promise<void> {
  if (API_ORIGIN) say(`Serving the commerce API of ${API_ORIGIN}; the embedded backend stays out`)
  else await prepareData({ persistTo, force: mode === 'prepare' })
  if (mode === 'prepare') return
  if (mode !== 'dev') await prepareBuild()
  if (mode === 'build') return
  say(`Serving on http://localhost:${PORT}  (stop with Ctrl-C)`)
  if (mode === 'dev') serve(devServer(), { PERSIST_TO: persistTo, RUN_VARS: JSON.stringify(vars) })
  else serve(productionServer(writeVars()))
}

function productionServer(varsFile: string): string[] {
  const quiet = ['--show-interactive-dev-session=false', '--log-level=error', '--live-reload=false']
  return [
    'wrangler',
    'dev',
    '--port',
    PORT,
    '--persist-to',
    persistTo,
    '--env-file',
    varsFile,
    '--inspector-port',
    '0',
    ...quiet
  ]
}

function devServer(): string[] {
  return ['react-router', 'dev', '--port', PORT, '--strictPort']
}

/** The variables and secrets of this run, in a file that only its owner reads: arguments are seen by everybody. */
function writeVars(): string {
  const file = resolve(persistTo, 'run.env')
  mkdirSync(persistTo, { recursive: true })
  const text = Object.entries(vars)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('')
  writeFileSync(file, text, { mode: 0o600 })
  return file
}

function serve([command = '', ...args]: string[], env: Record<string, string> = {}): void {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: toolEnv(env) })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGTERM'))
  child.on('exit', code => process.exit(code ?? 0))
}
