import { printable } from '../../worker/tasks/printable.ts'
import type { Answer } from './ask.ts'
import type { Call, Probing, Row } from './call.ts'
import { type Finding, gap, note } from './finding.ts'
import { judgeAnswer, whyUseless } from './judge-answer.ts'

/**
 * Makes the call, adds its row and returns the parsed answer, null when it is unusable. Rows are in the order of the
 * calls, not of their answers.
 */
export async function inspect<T>(probing: Probing, call: Call<T>) {
  const row: Row = { call: nameOf(call), family: familyOf(call), status: 0, ms: 0, findings: [] }
  probing.rows.push(row)
  const answer = await probing.ask(call)
  const { wire, findings } = judge(call, answer, probing)
  Object.assign(row, { status: answer.status, ms: answer.ms })
  row.findings.push(...findings)
  return { wire, answer, row }
}

/** Whether the check hit its limits. */
export function isCutShort(rows: readonly Row[]): boolean {
  return rows.some(({ findings }) => findings.includes(UNASKED))
}

function judge<T>(call: Call<T>, answer: Answer, { context }: Probing): { wire: T | null; findings: Finding[] } {
  const { severity, loss, timing, allowed } = call
  const { status, body } = answer
  if (answer.failure === 'limit') return { wire: null, findings: [UNASKED] }
  if (allowed?.statuses.includes(status)) {
    const problem = `The API answers ${status}: it does not have this`
    return { wire: null, findings: allowed.loss ? [note(problem, allowed.loss)] : [] }
  }
  const reason = whyUseless(answer, timing)
  const wire = reason === null ? call.read(body) : null
  if (wire === null) return { wire, findings: [{ severity, problem: reason ?? unreadable(body), loss }] }
  return { wire, findings: [...judgeAnswer(answer, timing), ...(call.judge?.(wire, { body, loss, context }) ?? [])] }
}

const UNASKED = gap('Not asked: the check had used up its calls or its time', 'Nothing is known of this.')

function unreadable(body: unknown): string {
  const keys =
    typeof body === 'object' && body !== null
      ? Object.keys(body)
          .slice(0, 6)
          .map(key => printable(key))
      : []
  const has = keys.length > 0 ? `it has ${keys.join(', ')}` : `it is ${printable(JSON.stringify(body))}`
  return `The answer does not have the contract’s form: ${has}`
}

type Named = Pick<Call<unknown>, 'method' | 'path' | 'query' | 'about'>

function nameOf({ method = 'GET', path, query = {}, about }: Named): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${value}`)
  const words = `${method === 'GET' ? '' : `${method} `}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
  return printable(about ? `${words} (${about})` : words)
}

function familyOf({ method = 'GET', path, about = '' }: Named): string {
  const isNamed = /^(showcase|struct)\//.test(path)
  return `${method} ${isNamed ? path.replace(/\/[^/]*$/, '') : path}${about}`
}
