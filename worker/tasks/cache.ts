import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FILE_PREFIX, isNamed } from '../edge/gateway/cache-key.ts'
import { PURGES_KEY, PURGES_TTL_S, parsePurges } from '../edge/gateway/purges.ts'
import { readWranglerConfig, requireAccount, STORE_CONFIG } from './account.ts'
import { placeOf, REMOTE, readArguments, report, withFolder } from './command.ts'
import { tellOfPurge } from './index-now.ts'
import { purgeDeployedPages } from './purge-pages.ts'
import { warm } from './warm.ts'
import { askWrangler } from './wrangler.ts'

const USAGE = `Usage: npm run cache -- list             every key
       npm run cache -- show NAME        the answers of a name, in both languages
       npm run cache -- purge NAME...    forget them
       npm run cache -- purge --all      forget everything
       npm run cache -- warm [ORIGIN]    ask a running store for its pages, in both languages
With --remote: the deployed store instead of the local one (PERSIST_TO, or .wrangler/state).
NAME is whole parts of a key: showcase:products:first-showcase, settings, url=/vitaminas`

// Limit of `wrangler kv key list --local`, which has no pagination.
const LOCAL_PAGE_KEYS = 1_000
const MAX_MARKS = 200
const MAX_ROUNDS = 10

await report(main())

async function main(): Promise<void> {
  const { command, names, all, remote } = readCommand()
  const [name = ''] = names
  if (command === 'warm') return warm(name, remote)
  if (remote) await requireAccount()
  const where = [...placeOf(remote, STORE_CONFIG), '--binding', 'CACHE']
  if (command === 'purge') {
    const keys = all ? await purgeAll(where) : await purge(names, where)
    if (!remote) return
    const purged = all ? ['*'] : names
    const { SITE_ORIGIN } = readWranglerConfig().vars
    console.log(
      await purgeDeployedPages(purged, { siteOrigin: SITE_ORIGIN, purgeToken: process.env.PURGE_TOKEN ?? '' })
    )
    return tellOfPurge(purged, keys)
  }
  const keys = await listKeys(where)
  if (command === 'list') return console.log(keys.length > 0 ? keys.join('\n') : 'The cache is empty')
  const named = keys.filter(key => isNamed(name, key))
  if (named.length === 0) throw new Error(`No key of the cache has the part "${name}": see npm run cache -- list`)
  for (const key of named) await showKey(key, where)
}

async function purge(names: string[], where: string[]): Promise<string[]> {
  await markPurged(names, where)
  const keys = await listKeys(where)
  for (const name of names)
    if (!keys.some(key => isNamed(name, key)))
      console.log(`No key has the part "${name}": what is on its way will not be used`)
  const named = [...new Set(names.flatMap(name => keys.filter(key => isNamed(name, key))))]
  if (named.length > 0) await deleteKeys(named, where)
  return named
}

function readCommand() {
  const options = { all: { type: 'boolean', default: false }, ...REMOTE } as const
  const { values, positionals } = readArguments({ options, allowPositionals: true }, USAGE)
  const [command = '', ...names] = positionals
  const { all, remote } = values
  const count = names.filter(Boolean).length
  const isRight = new Map([
    ['list', count === 0 && !all],
    ['show', count === 1 && !all],
    ['purge', count > 0 !== all],
    ['warm', count < 2 && !all]
  ])
  if (!isRight.get(command)) throw new Error(USAGE)
  return { command, names, all, remote }
}

async function listKeys(where: string[]): Promise<string[]> {
  const keys: { name: string }[] = JSON.parse(await askWrangler(['kv', 'key', 'list', ...where]))
  if (where.includes('--local') && keys.length === LOCAL_PAGE_KEYS) {
    console.error(`Only the first ${LOCAL_PAGE_KEYS} keys are seen: wrangler lists no more of a local store`)
  }
  return keys.map(key => key.name).filter(key => key !== PURGES_KEY && !key.startsWith(FILE_PREFIX))
}

/** Runs before the keys are deleted: answers requested before the mark are not used, even when stored later. */
async function markPurged(names: string[], where: string[]): Promise<void> {
  const listed = await askWrangler(['kv', 'key', 'list', '--prefix', PURGES_KEY, ...where])
  const isThere = listed.includes(`"${PURGES_KEY}"`)
  const text = isThere ? await askWrangler(['kv', 'key', 'get', PURGES_KEY, '--text', ...where]) : ''
  const now = Date.now()
  const recent = Object.entries(parsePurges(text)).filter(([, atMs]) => now - atMs < PURGES_TTL_S * 1000)
  const kept = recent.length < MAX_MARKS ? recent : [['*', now]]
  const value = JSON.stringify({ ...Object.fromEntries(kept), ...Object.fromEntries(names.map(name => [name, now])) })
  await askWrangler(['kv', 'key', 'put', PURGES_KEY, value, '--ttl', String(PURGES_TTL_S), ...where])
}

async function showKey(key: string, where: string[]): Promise<void> {
  const text = await askWrangler(['kv', 'key', 'get', key, '--text', ...where])
  const { storedAtMs, body } = JSON.parse(text)
  const ageS = Math.round((Date.now() - storedAtMs) / 1000)
  console.log(`${key}\nstored ${new Date(storedAtMs).toISOString()}, ${ageS} s ago, ${Buffer.byteLength(text)} bytes`)
  console.log(`${JSON.stringify(body, null, 2)}\n`)
}

async function purgeAll(where: string[]): Promise<string[]> {
  await markPurged(['*'], where)
  const found = await listKeys(where)
  if (found.length === 0) console.log('The cache is empty')
  let keys = found
  // A local list is incomplete, so it is read again. A running store keeps adding keys, so the rounds are limited.
  for (let round = 0; round < MAX_ROUNDS && keys.length > 0; round += 1) {
    await deleteKeys(keys, where)
    keys = where.includes('--local') ? await listKeys(where) : []
  }
  return found
}

async function deleteKeys(keys: string[], where: string[]): Promise<void> {
  await withFolder(async folder => {
    const file = join(folder, 'keys.json')
    writeFileSync(file, JSON.stringify(keys))
    await askWrangler(['kv', 'bulk', 'delete', file, '--force', ...where])
  })
  for (const key of keys) console.log(`purged ${key}`)
}
