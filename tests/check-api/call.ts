import type { MapContext } from '../../app/models/store/map-context.ts'
import type { Row as TableRow } from '../checks/row.ts'
import type { Ask } from './ask.ts'
import type { Request } from './exchange.ts'
import type { Finding, Severity } from './finding.ts'

/** A call of the contract, and why the store makes it. */
export interface Call<T> extends Request {
  /** What it does, when path and query do not tell. */
  about?: string
  /** Which of the store's timeouts applies: upstream-limits.ts. */
  timing: 'page' | 'section' | 'action'
  /** Parses the body by the contract's schema. */
  read: (body: unknown) => T | null
  /** What shoppers miss without a usable answer, and how severe that is. */
  loss: string
  severity: Severity
  /** Statuses that are also valid, and what shoppers miss then: '' for nothing. */
  allowed?: { statuses: number[]; loss: string }
  /** Checks an answer that can be read. */
  judge?: (wire: T, seen: Seen) => Finding[]
}

export interface Seen {
  body: unknown
  /** The loss of the call. */
  loss: string
  context: MapContext
}

/** A row of the table. Similar calls are of one family: the path without its last segment. */
export type Row = TableRow<Finding>

/** What every part of the check uses. */
export interface Probing {
  ask: Ask
  context: MapContext
  rows: Row[]
}
