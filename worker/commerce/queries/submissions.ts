import { type Query, query, runAll } from './batch.ts'

/** A form that a shopper sends in. */
export interface Submission {
  /** Who: a keyed hash. */
  client: string
  /** What the limit counts: `review:103`, `notify`, `quote`. */
  bucket: string
  perHour: number
  /** The request's Idempotency-Key, null without one. */
  key: string | null
  /** SHA-256 of what was sent. */
  bodyHash: string
  /** Unique per request. */
  attempt: string
  now: number
}

/** `open`: it may be sent. `stored`: it was, by this attempt. `replayed`: it was, by an earlier one. */
export type Standing =
  | { kind: 'open' | 'stored' | 'replayed' | 'key-reused' }
  | { kind: 'limited'; retryAfterS: number }

/** How a form stands before anything is done for it. */
export async function standingOf(db: D1Database, submission: Submission): Promise<Standing> {
  const [, [state]] = await runAll(db, forgetQuery(submission), stateQuery(submission))
  return standing(submission, state)
}

/**
 * Takes a form, with what it stores: all in one transaction or nothing. Each of `stores` ends in `IF_TAKEN` with the
 * attempt bound to it, and so happens only when this attempt is the one that counts.
 */
export async function submit(db: D1Database, submission: Submission, stores: Query<object>[]): Promise<Standing> {
  const [, , [state]] = await runAll(
    db,
    forgetQuery(submission),
    takeQuery(submission),
    stateQuery(submission),
    ...stores
  )
  return standing(submission, state)
}

export const IF_TAKEN = 'WHERE EXISTS (SELECT 1 FROM submissions WHERE attempt = ?)'

/** Deletes what nothing counts any more. For a scheduled run. */
export async function sweepSubmissions(db: D1Database, now: number): Promise<void> {
  await runAll(db, query('DELETE FROM submissions WHERE created_at <= ?', now - KEPT_MS))
}

const HOUR_MS = 60 * 60 * 1000
/** An Idempotency-Key is kept for 24 hours, as those of the cart. */
const KEPT_MS = 24 * HOUR_MS

interface StateRow {
  own: number
  body_hash: string | null
  count: number
  oldest: number | null
}

function forgetQuery({ client, bucket, now }: Submission) {
  const sql = 'DELETE FROM submissions WHERE client = ? AND bucket = ? AND created_at <= ?'
  return query<object>(sql, client, bucket, now - KEPT_MS)
}

function takeQuery({ attempt, client, bucket, key, bodyHash, now, perHour }: Submission) {
  return query<object>(
    `INSERT INTO submissions (attempt, client, bucket, key, body_hash, created_at) SELECT ?1, ?2, ?3, ?4, ?5, ?6
    WHERE (SELECT count(*) FROM submissions WHERE client = ?2 AND bucket = ?3 AND created_at > ?7) < ?8
    ON CONFLICT DO NOTHING`,
    attempt,
    client,
    bucket,
    key,
    bodyHash,
    now,
    now - HOUR_MS,
    perHour
  )
}

function stateQuery({ attempt, client, bucket, key, now }: Submission) {
  return query<StateRow>(
    `SELECT EXISTS (SELECT 1 FROM submissions WHERE attempt = ?1) AS own,
      (SELECT body_hash FROM submissions WHERE client = ?2 AND bucket = ?3 AND key = ?4) AS body_hash,
      count(*) AS count, min(created_at) AS oldest
    FROM submissions WHERE client = ?2 AND bucket = ?3 AND created_at > ?5`,
    attempt,
    client,
    bucket,
    key,
    now - HOUR_MS
  )
}

function standing({ bodyHash, perHour, now }: Submission, state: StateRow | undefined): Standing {
  if (!state) return { kind: 'open' }
  if (state.own) return { kind: 'stored' }
  if (state.body_hash !== null) return { kind: state.body_hash === bodyHash ? 'replayed' : 'key-reused' }
  if (state.count < perHour) return { kind: 'open' }
  return { kind: 'limited', retryAfterS: Math.max(1, Math.ceil(((state.oldest ?? now) + HOUR_MS - now) / 1000)) }
}
