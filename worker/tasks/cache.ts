import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { requireAccount } from './account.ts'
import { keysNamed } from './cache-keys.ts'
import { root } from './install.mjs'
import { report } from './task-error.ts'
import { askWrangler } from './wrangler.ts'

const USAGE = `Usage: npm run cache -- list             every key
       npm run cache -- show NAME        the answers of a name, in both languages
       npm run cache -- purge NAME       forget them
       npm run cache -- purge --all      forget everything
With --remote: the deployed store instead of the local one (PERSIST_TO, or .wrangler/state).
NAME is whole parts of a key: showcase:products:first-showcase, settings, url=/vitaminas`

// What `wrangler kv key list --local` gives at most, without a way to the next page.
const LOCAL_PAGE_KEYS = 1_000

await report(main())

async function main(): Promise<void> {
  const { command, name, all, where } = readCommand()
  if (where.includes('--remote')) await requireAccount()
  if (command === 'purge' && all) return purgeAll(where)
  const keys = await listKeys(where)
  if (command === 'list') return console.log(keys.length > 0 ? keys.join('\n') : 'The cache is empty')
  const named = keysNamed(name, keys)
  if (named.length === 0) throw new Error(`No key of the cache has the part "${name}": see npm run cache -- list`)
  if (command === 'purge') await deleteKeys(named, where)
  else for (const key of named) await showKey(key, where)
}

function readCommand() {
  const { values, positionals } = readArguments()
  const [command, name = '', ...more] = positionals
  const { all, remote } = values
  const wanted = { list: !name && !all, show: Boolean(name) && !all, purge: Boolean(name) !== all }
  if ((command !== 'list' && command !== 'show' && command !== 'purge') || !wanted[command] || more.length > 0) {
    throw new Error(USAGE)
  }
  const persistTo = resolve(root, process.env.PERSIST_TO ?? '.wrangler/state')
  const place = remote ? ['--remote'] : ['--local', '--persist-to', persistTo]
  return { command, name, all, where: ['--config', 'wrangler.toml', '--binding', 'CACHE', ...place] }
}

function readArguments() {
  const options = { all: { type: 'boolean', default: false }, remote: { type: 'boolean', default: false } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

async function listKeys(where: string[]): Promise<string[]> {
  const keys: { name: string }[] = JSON.parse(await askWrangler(['kv', 'key', 'list', ...where]))
  if (where.includes('--local') && keys.length === LOCAL_PAGE_KEYS) {
    console.error(`Only the first ${LOCAL_PAGE_KEYS} keys are seen: wrangler lists no more of a local store`)
  }
  return keys.map(key => key.name)
}

async function showKey(key: string, where: string[]): Promise<void> {
  const text = await askWrangler(['kv', 'key', 'get', key, '--text', ...where])
  const { storedAtMs, body } = JSON.parse(text)
  const ageS = Math.round((Date.now() - storedAtMs) / 1000)
  console.log(`${key}\nstored ${new Date(storedAtMs).toISOString()}, ${ageS} s ago, ${Buffer.byteLength(text)} bytes`)
  console.log(`${JSON.stringify(body, null, 2)}\n`)
}

async function purgeAll(where: string[]): Promise<void> {
  let keys = await listKeys(where)
  if (keys.length === 0) console.log('The cache is empty')
  while (keys.length > 0) {
    await deleteKeys(keys, where)
    keys = where.includes('--local') ? await listKeys(where) : []
  }
}

async function deleteKeys(keys: string[], where: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seiva-'))
  const file = join(folder, 'keys.json')
  try {
    writeFileSync(file, JSON.stringify(keys))
    await askWrangler(['kv', 'bulk', 'delete', file, '--force', ...where])
  } finally {
    rmSync(folder, { recursive: true })
  }
  for (const key of keys) console.log(`purged ${key}`)
}
