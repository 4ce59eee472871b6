import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readDemo } from './read-demo.ts'
import { statementsOf } from './sql/statements.ts'

const FOLDER = new URL('../../../.wrangler/', import.meta.url)

// Writes the demonstration as .wrangler/seed.sql, for `wrangler d1 execute --file`. The last statement records its hash.
const statements = statementsOf(readDemo())
const hash = createHash('sha256').update(statements.join(';')).digest('hex')
const record = `INSERT OR REPLACE INTO seed_state (id, hash) VALUES (1, '${hash}')`
mkdirSync(FOLDER, { recursive: true })
writeFileSync(new URL('seed.sql', FOLDER), `${[...statements, record].join(';\n')};\n`)
