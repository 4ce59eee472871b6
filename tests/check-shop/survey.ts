import { printable } from '../../worker/tasks/printable.ts'
import { createAsk, type Limits } from '../checks/ask.ts'
import type { Row } from '../checks/row.ts'
import type { Options } from './arguments.ts'
import { crawl } from './crawl.ts'
import { DUTIES, toFinding } from './duties.ts'
import type { Finding } from './duty.ts'
import { exchange, NOTHING } from './exchange.ts'
import type { Measure, Shop } from './shop.ts'
import type { Visiting } from './visit.ts'

export type Survey = Awaited<ReturnType<typeof survey>>

/** For all pages: half an hour. */
const LIMITS: Record<'sample' | 'all', Limits> = {
  sample: { calls: 250, totalMs: 180_000, answerMs: 20_000, retryMs: 15_000 },
  all: { calls: 20_000, totalMs: 1_800_000, answerMs: 20_000, retryMs: 15_000 }
}

/** Reads the shop and judges it. */
export async function survey(options: Options, measure: Measure, limits?: Limits) {
  const { origin, all } = options
  const startedMs = Date.now()
  const rows: Row<Finding>[] = []
  const ask = createAsk(
    (request: Parameters<typeof exchange>[0], signal) => exchange(request, origin, signal),
    NOTHING,
    limits ?? LIMITS[all ? 'all' : 'sample']
  )
  const visiting: Visiting = { origin, ask, rows, seen: new Map() }
  const shop = await crawl(visiting, options, measure)
  if (shop) judgeShop(shop, rows)
  return { origin, ms: Date.now() - startedMs, level: shop ? levelOf(rows) : 2, rows }
}

/** Exit code of the check. */
function levelOf(rows: readonly Row<Finding>[]): 0 | 1 {
  return rows.some(({ findings }) => findings.some(({ severity }) => severity !== 'look')) ? 1 : 0
}

function judgeShop(shop: Shop, rows: Row<Finding>[]): void {
  for (const duty of DUTIES)
    for (const failure of duty.ofShop?.(shop) ?? [])
      rowAt(failure.path ?? '(the whole shop)', rows).findings.push(toFinding(duty, failure))
}

function rowAt(path: string, rows: Row<Finding>[]): Row<Finding> {
  const call = printable(path)
  const known = rows.find(row => row.call === call)
  if (known) return known
  const family = call.endsWith('.md') ? 'Markdown' : call
  const row: Row<Finding> = { call, family, status: 0, ms: 0, findings: [] }
  rows.push(row)
  return row
}
