import { type Expiry, type Query, query, runAll } from './batch.ts'

/** A form submitted by a shopper. */
export interface Submission {
  /** A keyed hash of the client. */
  client: string
  /** What the limit counts: `review:103`, `notify`, `quote`. */
  bucket: string
  perHour: number
  /** Limits for all buckets of a kind together, such as every `review:…`. */
  perClient: number
  perStore: number
  /** The request's Idempotency-Key, null without one. */
  key: string | null
  /** SHA-256 of the submitted values. */
  bodyHash: string
  /** Unique per request. */
  attempt: string
  now: number
}

/** `open`: allowed. `stored`: stored by this attempt. `replayed`: stored by an earlier one. */
export type Standing =
  | { kind: 'open' | 'stored' | 'replayed' | 'key-reused' }
  | { kind: 'limited'; retryAfterS: number }

/** The state of a form before any other work. */
export async function standingOf(db: D1Database, submission: Submission): Promise<Standing> {
  const [, [state]] = await runAll(db, forgetQuery(submission), stateQuery(submission))
  return standing(submission, state)
}

/**
 * Stores a form with its data, in one transaction. Each statement of `stores` checks `submissions` for the attempt, so
 * that it only runs for the attempt that counts.
 */
export async function submit(db: D1Database, submission: Submission, stores: Query[]): Promise<Standing> {
  const [, , [state]] = await runAll(
    db,
    forgetQuery(submission),
    takeQuery(submission),
    stateQuery(submission),
    ...stores
  )
  return standing(submission, state)
}

/** Inserts a row by its columns, for the attempt that counts. Names of tables and columns are the backend's own. */
export function insertIfTaken(
  table: string,
  values: Record<string, string | number | null>,
  { attempt }: Submission,
  onConflict = ''
): Query {
  const columns = Object.keys(values)
  return query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.map(() => '?').join(', ')}
    WHERE EXISTS (SELECT 1 FROM submissions WHERE attempt = ?) ${onConflict}`,
    ...Object.values(values),
    attempt
  )
}

const HOUR_MS = 60 * 60 * 1000
/** An Idempotency-Key is kept for 24 hours, like the cart's. */
const KEPT_MS = 24 * HOUR_MS

export const EXPIRED_SUBMISSIONS: Expiry = [['DELETE FROM submissions WHERE created_at <= ?', KEPT_MS]]

interface StateRow {
  own: number
  body_hash: string | null
  count: number
  oldest: number | null
  client_count: number
  client_oldest: number | null
  store_count: number
  store_oldest: number | null
}

function forgetQuery({ client, bucket, now }: Submission) {
  const sql = 'DELETE FROM submissions WHERE client = ? AND bucket = ? AND created_at <= ?'
  return query(sql, client, bucket, now - KEPT_MS)
}

const OF_BUCKET = 'FROM submissions WHERE client = ?2 AND bucket = ?3 AND created_at > ?4'
/** `;` is the character after `:`, so this is the end of the range. */
const OF_STORE = `FROM submissions WHERE bucket >= ?5 || ':' AND bucket < ?5 || ';' AND created_at > ?4`
const OF_CLIENT = `${OF_STORE} AND client = ?2`

function takeQuery(submission: Submission) {
  const { attempt, client, bucket, key, bodyHash, now, perHour, perClient, perStore } = submission
  return query(
    `INSERT INTO submissions (attempt, client, bucket, key, body_hash, created_at) SELECT ?1, ?2, ?3, ?6, ?7, ?8
    WHERE (SELECT count(*) ${OF_BUCKET}) < ?9 AND (SELECT count(*) ${OF_CLIENT}) < ?10 AND (SELECT count(*) ${OF_STORE}) < ?11
    ON CONFLICT DO NOTHING`,
    ...[attempt, client, bucket, now - HOUR_MS, kindOf(bucket), key, bodyHash, now, perHour, perClient, perStore]
  )
}

function stateQuery({ attempt, client, bucket, key, now }: Submission) {
  return query<StateRow>(
    `SELECT EXISTS (SELECT 1 FROM submissions WHERE attempt = ?1) AS own,
      (SELECT body_hash FROM submissions WHERE client = ?2 AND bucket = ?3 AND key = ?6) AS body_hash,
      (SELECT count(*) ${OF_CLIENT}) AS client_count, (SELECT min(created_at) ${OF_CLIENT}) AS client_oldest,
      (SELECT count(*) ${OF_STORE}) AS store_count, (SELECT min(created_at) ${OF_STORE}) AS store_oldest,
      count(*) AS count, min(created_at) AS oldest ${OF_BUCKET}`,
    ...[attempt, client, bucket, now - HOUR_MS, kindOf(bucket), key]
  )
}

function kindOf(bucket: string): string {
  return bucket.split(':')[0] ?? ''
}

function standing(submission: Submission, state: StateRow | undefined): Standing {
  if (!state) return { kind: 'open' }
  if (state.own) return { kind: 'stored' }
  if (state.body_hash !== null) return { kind: state.body_hash === submission.bodyHash ? 'replayed' : 'key-reused' }
  const { perHour, perClient, perStore } = submission
  const reached = [
    state.count >= perHour ? state.oldest : null,
    state.client_count >= perClient ? state.client_oldest : null,
    state.store_count >= perStore ? state.store_oldest : null
  ].filter(oldest => oldest !== null)
  if (reached.length === 0) return { kind: 'open' }
  const until = Math.max(...reached) + HOUR_MS
  return { kind: 'limited', retryAfterS: Math.max(1, Math.ceil((until - submission.now) / 1000)) }
}
