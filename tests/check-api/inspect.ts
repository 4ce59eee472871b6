import type { Answer, Ask } from './ask.ts'
import type { Call, Inspect, Inspected, Row } from './call.ts'
import type { Request } from './exchange.ts'
import { type Finding, gap, note } from './finding.ts'
import { isUnasked, judgeAnswer, whyUseless } from './judge-answer.ts'
import { printable } from './printable.ts'

/** Rows are in the order of the calls, not of their answers. */
export function createInspect(ask: Ask, rows: Row[]): Inspect {
  return async function inspect<T>(call: Call<T>): Promise<Inspected<T>> {
    const row: Row = { call: nameOf(call), family: familyOf(call), status: 0, ms: 0, findings: [] }
    rows.push(row)
    const answer = await ask(call)
    const { wire, findings } = judge(call, answer)
    Object.assign(row, { status: answer.status, ms: answer.ms })
    row.findings.push(...findings)
    return { wire, answer, row }
  }
}

/** Whether the check hit its limits. */
export function isCutShort(rows: readonly Row[]): boolean {
  return rows.some(({ findings }) => findings.includes(UNASKED))
}

function judge<T>(call: Call<T>, answer: Answer): { wire: T | null; findings: Finding[] } {
  const { severity, loss, timing, allowed } = call
  if (isUnasked(answer)) return { wire: null, findings: [UNASKED] }
  if (allowed?.statuses.includes(answer.status)) {
    const problem = `The API answers ${answer.status}: it does not have this`
    return { wire: null, findings: allowed.loss ? [note(problem, allowed.loss)] : [] }
  }
  const reason = whyUseless(answer, timing)
  if (reason !== null) return { wire: null, findings: [{ severity, problem: reason, loss }] }
  const wire = call.read(answer.body)
  if (wire === null) return { wire, findings: [{ severity, problem: unreadable(answer.body), loss }] }
  return { wire, findings: [...judgeAnswer(answer, timing), ...(call.judge?.(wire, answer.body) ?? [])] }
}

const UNASKED = gap('Not asked: the check had used up its calls or its time', 'Nothing is known of this.')

function unreadable(body: unknown): string {
  const keys = typeof body === 'object' && body !== null ? Object.keys(body).slice(0, 6).map(printable) : []
  const has = keys.length > 0 ? `it has ${keys.join(', ')}` : `it is ${printable(JSON.stringify(body))}`
  return `The answer does not have the contract’s form: ${has}`
}

type Named = Request & { about?: string }

function nameOf({ method = 'GET', path, query = {}, about }: Named): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${value}`)
  const words = `${method === 'GET' ? '' : `${method} `}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
  return printable(about ? `${words} (${about})` : words)
}

function familyOf({ method = 'GET', path, about = '' }: Named): string {
  const parts = path.split('/')
  const isNamed = /^(showcase|struct)\//.test(path)
  return `${method} ${isNamed ? parts.slice(0, -1).join('/') : path}${about}`
}
