import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { seedStatements } from './build-sql.ts'

/**
 * Writes `generated/seed.sql` (for `wrangler d1 execute --file`) and `generated/seed.hash`.
 * The file's last statement records the same hash in `seed_state`, so that a start can skip a seed that is in place.
 */
export async function writeSeed(folder = new URL('./generated/', import.meta.url)): Promise<string> {
  const statements = seedStatements()
  const hash = createHash('sha256').update(statements.join(';')).digest('hex')
  const record = `INSERT OR REPLACE INTO seed_state (id, hash) VALUES (1, '${hash}')`
  await mkdir(folder, { recursive: true })
  await writeFile(new URL('seed.sql', folder), `${[...statements, record].join(';\n')};\n`)
  await writeFile(new URL('seed.hash', folder), `${hash}\n`)
  return hash
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await writeSeed()
