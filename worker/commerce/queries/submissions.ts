import { type Database, type Expired, join, raw, runAll, type Sql, sql } from './database.ts'

export interface Submission {
  client: string
  /** What the limit counts: `review:103`, `notify`, `quote`. */
  bucket: string
  perHour: number
  /** Limits for all buckets of a kind together, such as every `review:…`. */
  perClient: number
  perStore: number
  key: string | null
  bodyHash: string
  attempt: string
  now: number
}

/** `open`: allowed. `stored`: stored by this attempt. `replayed`: stored by an earlier one. */
export type Standing =
  | { kind: 'open' | 'stored' | 'replayed' | 'key-reused' }
  | { kind: 'limited'; retryAfterS: number }

/** Prepares what is stored, such as the hash of a password, only for a form that is allowed. */
export async function prepareAndSubmit(db: Database, submission: Submission, prepare: () => Promise<Sql[]>) {
  const { forget, readState } = queriesOf(submission)
  const [, [state]] = await runAll(db, forget, readState)
  const before = standing(submission, state)
  return before.kind === 'open' ? submit(db, submission, await prepare()) : before
}

/** One transaction. Each statement of `stores` must check that `submissions` has the attempt. */
export async function submit(db: Database, submission: Submission, stores: Sql[]): Promise<Standing> {
  const { forget, take, readState } = queriesOf(submission)
  const [, , [state]] = await runAll(db, forget, take, readState, ...stores)
  return standing(submission, state)
}

/** Inserts a row by its columns, for the attempt that counts. Names of tables and columns are the backend's own. */
export function insertIfTaken(
  table: string,
  values: Record<string, string | number | null | Sql>,
  { attempt }: Submission,
  onConflict = raw('')
): Sql {
  const columns = raw(Object.keys(values).join(', '))
  const row = Object.values(values).map(value => sql`${value}`)
  return sql`INSERT INTO ${raw(table)} (${columns}) SELECT ${join(row, ', ')}
    WHERE EXISTS (SELECT 1 FROM submissions WHERE attempt = ${attempt}) ${onConflict}`
}

const HOUR_MS = 60 * 60 * 1000
/** An Idempotency-Key is kept for 24 hours, like the cart's. */
const KEPT_MS = 24 * HOUR_MS

export function expiredSubmissions(now: number): Expired[] {
  return [{ table: 'submissions', key: 'attempt', where: sql`created_at <= ${now - KEPT_MS}` }]
}

/** `…_since`: the oldest submission that counts; null below the limit. */
interface StateRow extends Record<'bucket_since' | 'client_since' | 'store_since', number | null> {
  own: number
  body_hash: string | null
}

function queriesOf({ attempt, client, bucket, key, bodyHash, now, perHour, perClient, perStore }: Submission) {
  const [kind = ''] = bucket.split(':')
  const ofBucket = sql`FROM submissions WHERE client = ${client} AND bucket = ${bucket} AND created_at > ${now - HOUR_MS}`
  // `;` is the character after `:`, so this is the end of the range.
  const ofStore = sql`FROM submissions
    WHERE bucket >= ${kind} || ':' AND bucket < ${kind} || ';' AND created_at > ${now - HOUR_MS}`
  const ofClient = sql`${ofStore} AND client = ${client}`
  return {
    forget: sql`DELETE FROM submissions
      WHERE client = ${client} AND bucket = ${bucket} AND created_at <= ${now - KEPT_MS}`,
    take: sql`INSERT INTO submissions (attempt, client, bucket, key, body_hash, created_at)
      SELECT ${attempt}, ${client}, ${bucket}, ${key}, ${bodyHash}, ${now} WHERE (SELECT count(*) ${ofBucket}) < ${perHour}
        AND (SELECT count(*) ${ofClient}) < ${perClient} AND (SELECT count(*) ${ofStore}) < ${perStore}
      ON CONFLICT DO NOTHING`,
    readState: sql<StateRow>`SELECT EXISTS (SELECT 1 FROM submissions WHERE attempt = ${attempt}) AS own,
      (SELECT body_hash FROM submissions WHERE client = ${client} AND bucket = ${bucket} AND key = ${key}) AS body_hash,
      (SELECT min(created_at) ${ofBucket} HAVING count(*) >= ${perHour}) AS bucket_since,
      (SELECT min(created_at) ${ofClient} HAVING count(*) >= ${perClient}) AS client_since,
      (SELECT min(created_at) ${ofStore} HAVING count(*) >= ${perStore}) AS store_since`
  }
}

function standing(submission: Submission, state: StateRow | undefined): Standing {
  if (!state) return { kind: 'open' }
  if (state.own) return { kind: 'stored' }
  if (state.body_hash !== null) return { kind: state.body_hash === submission.bodyHash ? 'replayed' : 'key-reused' }
  const reached = [state.bucket_since, state.client_since, state.store_since].filter(since => since !== null)
  if (reached.length === 0) return { kind: 'open' }
  const until = Math.max(...reached) + HOUR_MS
  return { kind: 'limited', retryAfterS: Math.max(1, Math.ceil((until - submission.now) / 1000)) }
}
