import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Locks the local D1 against writes, as another process would. Returns the way to unlock it. */
export function lockDatabase(persistTo: string): () => void {
  const databases = globSync('v3/d1/**/*.sqlite', { cwd: persistTo }).filter(path => !path.endsWith('metadata.sqlite'))
  const open = databases.map(path => new DatabaseSync(join(persistTo, path)))
  for (const database of open) database.exec('BEGIN EXCLUSIVE')
  return () => {
    for (const database of open.splice(0)) {
      database.exec('ROLLBACK')
      database.close()
    }
  }
}
