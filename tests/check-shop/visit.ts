import { printable } from '../../worker/tasks/printable.ts'
import type { Answered } from '../checks/ask.ts'
import type { Row } from '../checks/row.ts'
import { claims } from './duties/claims.ts'
import { judgePage } from './duties.ts'
import type { Finding } from './duty.ts'
import type { Exchange, Request } from './exchange.ts'
import { type Page, readPage } from './page.ts'

/** What every part of the check uses. */
export interface Visiting {
  origin: string
  ask: (request: Request) => Promise<Answered<Exchange>>
  rows: Row<Finding>[]
  /** Paths that have been read. */
  seen: Map<string, Promise<Page | null>>
}

/** Reads a page once, judges it and adds its row. Null when it is no page. */
export function visit(visiting: Visiting, path: string): Promise<Page | null> {
  const known = visiting.seen.get(path)
  if (known) return known
  const page = readAndJudge(visiting, path)
  visiting.seen.set(path, page)
  return page
}

async function readAndJudge(visiting: Visiting, path: string): Promise<Page | null> {
  const row = addRow(visiting, path)
  const answer = await visiting.ask({ path })
  const page = isPage(answer) ? readPage(answer, visiting.origin) : null
  const findings = page ? judgePage(page) : [unread(answer)]
  Object.assign(row, { family: page?.kind ?? 'unread', status: answer.status, ms: answer.ms, findings })
  return page
}

/** Reads the page again in English, for what it promises. */
export async function visitInEnglish(visiting: Visiting, path: string): Promise<void> {
  const answer = await visiting.ask({ path, cookies: new Map([['language', '1']]) })
  const page = isPage(answer) ? readPage(answer, visiting.origin) : null
  if (!page?.language.startsWith('en')) return
  const row = addRow(visiting, `${path} (in English)`)
  const { status, ms } = answer
  Object.assign(row, { family: `${page.kind} in English`, status, ms, findings: judgePage(page, [claims]) })
}

/** Rows are in the order of the requests, not of their answers. */
function addRow({ rows }: Visiting, call: string): Row<Finding> {
  const row: Row<Finding> = { call: printable(call), family: '', status: 0, ms: 0, findings: [] }
  rows.push(row)
  return row
}

function isPage({ status, contentType }: Exchange): boolean {
  return status === 200 && /html/.test(contentType)
}

function unread({ status, failure, contentType }: Answered<Exchange>): Finding {
  const reason = failure || (status === 200 ? `it is ${contentType}` : `it answers ${status}`)
  return { duty: 'unread', severity: 'look', problem: printable(`Not read: ${reason}`), source: '', sourceDate: '' }
}
