import { sweepPictures } from './pictures.ts'
import { sweepCarts } from './queries/cart.ts'
import { sweepLogins } from './queries/login-attempts.ts'
import { sweepRecovery } from './queries/recovery.ts'
import { sweepSessions } from './queries/sessions.ts'
import { sweepSubmissions } from './queries/submissions.ts'

/** Deletes expired data in a scheduled run. A failing part does not stop the others. */
export async function sweep({ db, media }: { db: D1Database; media: R2Bucket }, now: number): Promise<void> {
  const parts = [
    sweepCarts(db, now),
    sweepSubmissions(db, now),
    sweepSessions(db, now),
    sweepLogins(db, now),
    sweepRecovery(db, now),
    sweepPictures(db, media, now)
  ]
  for (const part of await Promise.allSettled(parts)) if (part.status === 'rejected') throw part.reason
}
