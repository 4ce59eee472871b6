import type { Answer } from './ask.ts'
import type { Request } from './exchange.ts'
import type { Finding, Severity } from './finding.ts'

/** One call of the contract, and what it is for. */
export interface Call<T> extends Request {
  /** What it does, where path and query do not say it. */
  about?: string
  /** What the store gives up after: upstream-limits.ts. */
  timing: 'page' | 'section' | 'action'
  /** The contract's own reader. */
  read: (body: unknown) => T | null
  /** What shoppers miss when there is no usable answer, and how bad that is. */
  loss: string
  severity: Severity
  /** Statuses that an API may rightly answer with, and what shoppers miss then: nothing where it is empty. */
  allowed?: { statuses: number[]; loss: string }
  /** What is missing or odd in an answer that can be read. */
  judge?: (wire: T, body: unknown) => Finding[]
}

/** A line of the table. */
export interface Row {
  /** Method, path and query as they were asked for. */
  call: string
  /** Of calls whose rows may stand together: the path without its last part. */
  family: string
  status: number
  ms: number
  findings: Finding[]
}

/** Makes the call, writes its row and answers what was read of it, null when that is of no use. */
export type Inspect = <T>(call: Call<T>) => Promise<Inspected<T>>

export interface Inspected<T> {
  wire: T | null
  answer: Answer
  row: Row
}

/** Of what no single call says. */
export function lineAbout(what: string, finding: Finding): Row {
  return { call: `(${what})`, family: what, status: 0, ms: 0, findings: [finding] }
}
