import { toList, toTable, type Wording } from '../checks/table.ts'
import type { Finding, Severity } from './finding.ts'
import type { Survey } from './survey.ts'

const MARKS: Record<Severity, string> = { note: 'small', gap: 'MISSING', stop: 'STOP' }
const VERDICTS = [
  'This API can carry the store.',
  'The store runs over this API, but parts of it stay empty or do not work.',
  'The store cannot run over this API.'
]

/** Formats the table and its summary for a terminal of this width. */
export function toText({ origin, ms, level, rows, variables }: Survey, columns: number): string {
  const findings = rows.flatMap(row => row.findings)
  const count = (severity: Severity) => findings.filter(found => found.severity === severity).length
  const counted = `${count('stop')} that stop the store, ${count('gap')} that leave a part out, ${count('note')} small`
  const names = Object.entries(variables).map(([name, value]) => `  ${name}=${value}`)
  return [
    `${origin}: ${rows.length} calls in ${(ms / 1000).toFixed(1)} s`,
    '',
    ...toTable(rows, columns, WORDING),
    '',
    VERDICTS[level],
    ...(findings.length > 0 ? [`Findings: ${counted}.`] : []),
    ...lossesOf(findings, columns),
    ...(names.length > 0 ? ['', 'Start the store with your APP_TOKEN and:', ...names] : [])
  ].join('\n')
}

const WORDING: Wording<Finding> = {
  column: 'CALL',
  tell: ({ severity, problem, loss }) => `${MARKS[severity]}: ${problem}. ${loss}`.trim(),
  nameGroup: (family, size) => `${family.replace('GET ', '')}: ${size} calls`,
  nameMember: call => (call.includes('?') ? call.slice(call.indexOf('?') + 1) : (call.split('/').at(-1) ?? ''))
}

/** Lists the losses once each, the worst first. */
function lossesOf(findings: readonly Finding[], columns: number): string[] {
  const bad = ['stop', 'gap'].flatMap(grade => findings.filter(({ severity }) => severity === grade))
  const lines = toList([...new Set(bad.map(({ loss }) => loss))], columns)
  return lines.length > 0 ? ['', 'What shoppers would miss:', ...lines] : []
}
