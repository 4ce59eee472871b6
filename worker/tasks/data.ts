import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { COMMERCE_CONFIG } from './account.ts'
import { hashFiles } from './hash-files.ts'
import { run, say } from './install.mjs'

export const SEED_FILE = '.wrangler/seed.sql'
// The local database is named by the id in the configuration, so a new id means an empty database.
const SEED_INPUTS = [COMMERCE_CONFIG, 'worker/commerce/migrations', 'worker/commerce/demo']

/** `force` fills the database even when nothing changed. */
export async function prepareData({ persistTo, force }: { persistTo: string; force: boolean }): Promise<void> {
  const marker = resolve(persistTo, 'seeded')
  const inputs = hashFiles(SEED_INPUTS)
  if (!force && existsSync(marker) && readFileSync(marker, 'utf8') === inputs) return
  say('Preparing the local database and its catalogue')
  const local = ['--config', COMMERCE_CONFIG, '--local', '--persist-to', persistTo]
  await run('node', ['worker/commerce/demo/write-sql.ts'])
  await run('wrangler', ['d1', 'migrations', 'apply', 'seiva', ...local], { quiet: true })
  await run('wrangler', ['d1', 'execute', 'seiva', ...local, '--file', SEED_FILE, '--yes'], { quiet: true })
  writeFileSync(marker, hashFiles(SEED_INPUTS))
}
