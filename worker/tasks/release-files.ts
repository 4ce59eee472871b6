import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILE_PREFIX } from '../edge/gateway/cache-key.ts'
import { root } from './install.mjs'
import { askWrangler } from './wrangler.ts'

/** Longer than shops wait between two releases. */
const TTL_S = 180 * 86_400

/** An entry of `wrangler kv bulk put`. */
export interface ReleaseFile {
  key: string
  value: string
  base64: true
  expiration_ttl: number
}

/** Stores a build's files in the deployed store's KV. Runs before the deployment: later the new pages already need them. */
export async function storeReleaseFiles(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const list = join(folder, 'files.json')
  try {
    writeFileSync(list, JSON.stringify(readReleaseFiles(join(root, 'build/client'))))
    await askWrangler(['kv', 'bulk', 'put', list, '--config', 'wrangler.toml', '--binding', 'CACHE', '--remote'])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The files with a hash in their name. */
export function readReleaseFiles(client: string): ReleaseFile[] {
  return globSync('assets/*', { cwd: client }).map(path => ({
    key: `${FILE_PREFIX}/${path}`,
    value: readFileSync(join(client, path)).toString('base64'),
    base64: true,
    expiration_ttl: TTL_S
  }))
}
