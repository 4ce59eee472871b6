import type { Row } from './call.ts'
import type { Finding, Severity } from './finding.ts'
import type { Survey } from './survey.ts'
import { wrap } from './wrap.ts'

const MARKS: Record<Severity, string> = { note: 'small', gap: 'EMPTY', stop: 'STOP' }
const VERDICTS = [
  'This API can carry the store.',
  'This API can carry the store, but parts of it stay empty.',
  'The store cannot run over this API.'
]

/** The table and its summary, for a terminal of that many columns. */
export function toText({ origin, ms, level, rows, variables }: Survey, columns: number): string {
  const blocks = groupRows(rows).map(group => toBlock(group, columns))
  const findings = rows.flatMap(row => row.findings)
  const count = (severity: Severity) => findings.filter(found => found.severity === severity).length
  const counted = `${count('stop')} that stop the store, ${count('gap')} that leave a part empty, ${count('note')} small`
  const names = Object.entries(variables).map(([name, value]) => `  ${name}=${value}`)
  return [
    `${origin}: ${rows.length} calls in ${(ms / 1000).toFixed(1)} s`,
    '',
    'STATUS   TIME      CALL',
    ...blocks,
    '',
    VERDICTS[level],
    ...(findings.length > 0 ? [`Findings: ${counted}.`] : []),
    ...(names.length > 0 ? ['', 'Start the store with:', ...names] : [])
  ].join('\n')
}

/** Rows of one family that say the same stand together. */
function groupRows(rows: readonly Row[]): Row[][] {
  const keyOf = ({ family, status, findings }: Row) => JSON.stringify([family, status, findings])
  return [...Map.groupBy(rows, keyOf).values()]
}

function toBlock(group: readonly Row[], columns: number): string {
  const [first] = group
  if (!first) return ''
  const head = `${(first.status ? String(first.status) : '-').padEnd(9)}${timeOf(group).padEnd(10)}`
  const name = group.length === 1 ? first.call : `${first.family.replace('GET ', '')}: ${group.length} calls`
  const shown = wrap(name, columns - head.length).join(`\n${' '.repeat(head.length)}`)
  const named = group.length > 1 && first.findings.length > 0 ? [namesOf(group)] : []
  const lines = [...named, ...first.findings.map(tell)].flatMap(line => wrap(line, columns - INDENT.length))
  return [head + shown, ...lines.map(line => INDENT + line)].join('\n')
}

const INDENT = ' '.repeat(9)

function tell({ severity, problem, loss }: Finding): string {
  return `${MARKS[severity]}: ${problem}. ${loss}`.trim()
}

function timeOf(group: readonly Row[]): string {
  const times = group.map(({ ms }) => ms)
  const [least, most] = [Math.min(...times), Math.max(...times)]
  return least === most ? `${most} ms` : `${least}-${most} ms`
}

function namesOf(group: readonly Row[]): string {
  return group.map(({ call }) => call.split('?')[1] ?? call.split('/').at(-1)).join(', ')
}
