import { sweepPictures } from './pictures.ts'
import { expiredCarts } from './queries/cart.ts'
import { runAll } from './queries/database.ts'
import { expiredLogins } from './queries/login-attempts.ts'
import { expiredRecovery } from './queries/recovery.ts'
import { expiredSessions } from './queries/sessions.ts'
import { expiredSubmissions } from './queries/submissions.ts'

const EXPIRED = [expiredCarts, expiredSubmissions, expiredSessions, expiredLogins, expiredRecovery]

/** Deletes expired data in a scheduled run. A failing part does not stop the others. */
export async function sweep({ db, media }: { db: D1Database; media: R2Bucket }, now: number): Promise<void> {
  const parts = [...EXPIRED.map(expired => runAll(db, ...expired(now))), sweepPictures(db, media, now)]
  for (const part of await Promise.allSettled(parts)) if (part.status === 'rejected') throw part.reason
}
