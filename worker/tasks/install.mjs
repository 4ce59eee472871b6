// Runs on any Node from 20 up, before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const marker = `${root}node_modules/.seiva-installed`

/** Installs what the lockfile says, unless that is what stands in node_modules already. */
export async function installIfNeeded() {
  requireNode(20)
  if (isInstalled()) return
  say('Installing the packages of package-lock.json')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(marker, lockHash())
}

/** Runs a command to its end with the project's own Node and tools first on the path; rejects when it fails. */
export function run(command, args, { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
      env: toolEnv(env)
    })
    child.on('error', reject)
    child.on('exit', code =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`))
    )
  })
}

export function toolEnv(extra = {}) {
  const path = `${root}node_modules/.bin:${process.env.PATH}`
  return {
    ...process.env,
    PATH: path,
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    CI: process.env.CI ?? '1',
    FORCE_COLOR: '0',
    NO_UPDATE_NOTIFIER: '1',
    ...extra
  }
}

export function say(text) {
  console.log(`\n> ${text}`)
}

function requireNode(major) {
  if (Number(process.versions.node.split('.')[0]) >= major) return
  console.error(`Seiva needs Node ${major} or newer; this is ${process.version}.`)
  process.exit(1)
}

function isInstalled() {
  const installed = `${root}node_modules/.package-lock.json`
  if (!existsSync(installed) || !existsSync(`${root}node_modules/.bin/node`)) return false
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockHash()) return true
  return statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
}
