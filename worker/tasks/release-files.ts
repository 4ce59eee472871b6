import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FILE_PREFIX } from '../edge/gateway/cache-key.ts'
import { withFolder } from './command.ts'
import { root } from './install.mjs'
import { askWrangler } from './wrangler.ts'

/** Longer than shops wait between two releases. */
const TTL_S = 180 * 86_400

/** Stores a build's files in the deployed store's KV. Runs before the deployment: later the new pages already need them. */
export async function storeReleaseFiles(): Promise<void> {
  await withFolder(async folder => {
    const list = join(folder, 'files.json')
    writeFileSync(list, JSON.stringify(readReleaseFiles(join(root, 'build/client'))))
    await askWrangler(['kv', 'bulk', 'put', list, '--config', 'wrangler.toml', '--binding', 'CACHE', '--remote'])
  })
}

export function readReleaseFiles(client: string) {
  return globSync('assets/*', { cwd: client }).map(path => ({
    key: `${FILE_PREFIX}/${path}`,
    value: readFileSync(join(client, path)).toString('base64'),
    base64: true as const,
    expiration_ttl: TTL_S
  }))
}
