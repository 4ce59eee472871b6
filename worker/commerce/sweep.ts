import { sweepPictures } from './pictures.ts'
import { expiredCarts } from './queries/cart.ts'
import { type Database, deleteExpired, type Expired } from './queries/database.ts'
import { expiredLogins } from './queries/login-attempts.ts'
import { expiredRecovery } from './queries/recovery.ts'
import { expiredSessions } from './queries/sessions.ts'
import { expiredSubmissions } from './queries/submissions.ts'

const EXPIRED = [expiredCarts, expiredSubmissions, expiredSessions, expiredLogins, expiredRecovery]

const CHUNK_ROWS = 500
/** What is left after these is deleted by the next run. */
const MOST_CHUNKS = 20

/** Deletes expired data in a scheduled run. A failing part does not stop the others. */
export async function sweep({ db, media }: { db: Database; media: R2Bucket }, now: number): Promise<void> {
  const parts = [...EXPIRED.flatMap(expired => sweepTables(db, expired(now))), sweepPictures(db, media, now)]
  for (const part of await Promise.allSettled(parts)) if (part.status === 'rejected') throw part.reason
}

/** One table after the other: customers without a login go after their sessions. */
async function sweepTables(db: Database, tables: Expired[]): Promise<void> {
  for (const table of tables) await sweepTable(db, table)
}

async function sweepTable(db: Database, table: Expired): Promise<void> {
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1)
    if ((await deleteExpired(db, table, CHUNK_ROWS)) < CHUNK_ROWS) return
}
