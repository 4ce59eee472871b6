import { sweepPictures } from './pictures.ts'
import { deleteExpired } from './queries/batch.ts'
import { EXPIRED_CARTS } from './queries/cart.ts'
import { EXPIRED_LOGINS } from './queries/login-attempts.ts'
import { EXPIRED_RECOVERY } from './queries/recovery.ts'
import { EXPIRED_SESSIONS } from './queries/sessions.ts'
import { EXPIRED_SUBMISSIONS } from './queries/submissions.ts'

const EXPIRED = [EXPIRED_CARTS, EXPIRED_SUBMISSIONS, EXPIRED_SESSIONS, EXPIRED_LOGINS, EXPIRED_RECOVERY]

/** Deletes expired data in a scheduled run. A failing part does not stop the others. */
export async function sweep({ db, media }: { db: D1Database; media: R2Bucket }, now: number): Promise<void> {
  const parts = [...EXPIRED.map(expiry => deleteExpired(db, expiry, now)), sweepPictures(db, media, now)]
  for (const part of await Promise.allSettled(parts)) if (part.status === 'rejected') throw part.reason
}
