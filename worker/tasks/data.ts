import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { hashFiles } from './hash-files.ts'
import { run, say } from './install.mjs'

interface DataOptions {
  /** Folder of the local D1, KV and R2. */
  persistTo: string
  /** Fill the database again even when nothing changed. */
  force: boolean
}

export const SEED_FILE = '.wrangler/seed.sql'
// The local database goes by the id that wrangler.toml gives it: another id, an empty one.
const SEED_INPUTS = ['wrangler.toml', 'worker/commerce/migrations', 'worker/commerce/demo']

/** Local database and catalogue: made on the first start, kept on later ones. */
export async function prepareData({ persistTo, force }: DataOptions): Promise<void> {
  const marker = resolve(persistTo, 'seeded')
  const inputs = hashFiles(SEED_INPUTS)
  if (!force && existsSync(marker) && readFileSync(marker, 'utf8') === inputs) return
  say('Preparing the local database and its catalogue')
  const local = ['--local', '--persist-to', persistTo]
  await run('node', ['worker/commerce/demo/write-sql.ts'])
  await run('wrangler', ['d1', 'migrations', 'apply', 'seiva', ...local], { quiet: true })
  await run('wrangler', ['d1', 'execute', 'seiva', ...local, '--file', SEED_FILE, '--yes'], { quiet: true })
  writeFileSync(marker, hashFiles(SEED_INPUTS))
}
