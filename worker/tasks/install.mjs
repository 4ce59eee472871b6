// Runs on any Node from 20 up, before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export async function installIfNeeded(runCommand = run) {
  requireNode(20)
  if (isInstalled()) return
  say('Installing the packages of package-lock.json')
  await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}

/** Runs a command with the project's own Node and tools first on the path. Rejects when the command fails. */
export function run(command, args, { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
      env: toolEnv(env)
    })
    child.on('error', reject)
    child.on('exit', code =>
      code === 0
        ? resolve()
        : reject(Object.assign(new Error(`${command} ${args.join(' ')} ended with ${code}`), { code }))
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
    // Otherwise wrangler records every local request.
    X_LOCAL_OBSERVABILITY: 'false',
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

/** Compares the versions of the lockfile with node_modules/.package-lock.json, which npm writes. */
function isInstalled() {
  const installed = `${root}node_modules/.package-lock.json`
  if (!existsSync(installed) || !existsSync(`${root}node_modules/.bin/node`)) return false
  const there = readPackages(installed)
  return Object.entries(readPackages(`${root}package-lock.json`)).every(
    ([path, { version, optional }]) => path === '' || there[path]?.version === version || (optional && !there[path])
  )
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
