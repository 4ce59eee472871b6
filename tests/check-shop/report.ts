import type { Row } from '../checks/row.ts'
import { toList, toTable, type Wording } from '../checks/table.ts'
import { DUTIES } from './duties.ts'
import type { Finding, Severity } from './duty.ts'
import type { Survey } from './survey.ts'

const MARKS: Record<Severity, string> = { look: 'look', likely: 'LIKELY', breach: 'BREACH' }
const VERDICTS = [
  'No duty was found to fail. What no visitor can see is not checked; a lawyer confirms the rest.',
  'Duties fail.',
  'This shop cannot be read.'
]

/** Formats the table and its summary for a terminal of this width. */
export function toText({ origin, ms, level, rows }: Survey, columns: number): string {
  const findings = rows.flatMap(row => row.findings)
  const count = (severity: Severity) => findings.filter(found => found.severity === severity).length
  return [
    `${origin}: ${rows.filter(({ status }) => status > 0).length} pages in ${(ms / 1000).toFixed(1)} s`,
    '',
    ...toTable(rows.map(withoutLooks).filter(isShown), columns, WORDING),
    '',
    VERDICTS[level],
    `Findings: ${count('breach')} breaches, ${count('likely')} likely ones, ${count('look')} to look at.`,
    ...failingDuties(findings, columns),
    ...thingsToLookAt(rows, columns)
  ].join('\n')
}

const WORDING: Wording<Finding> = {
  column: 'PAGE',
  tell: ({ severity, problem, source, sourceDate }) =>
    `${MARKS[severity]}: ${problem}.${source ? ` ${source} (${sourceDate})` : ''}`,
  nameGroup: (family, size) => `${family}: ${size} pages`,
  nameMember: call => call
}

/** What a person must look at stands once, below the table. */
function withoutLooks(row: Row<Finding>): Row<Finding> {
  return { ...row, findings: row.findings.filter(({ severity }) => severity !== 'look') }
}

function isShown({ status, findings }: Row<Finding>): boolean {
  return status > 0 || findings.length > 0
}

function failingDuties(findings: readonly Finding[], columns: number): string[] {
  const lines = DUTIES.flatMap(({ id, duty }) => {
    const failed = findings.filter(found => found.duty === id && found.severity !== 'look').length
    return failed > 0 ? [`${duty}: ${failed === 1 ? 'once' : `${failed} times`}`] : []
  })
  return lines.length > 0 ? ['', 'Duties that fail:', ...toList(lines, columns)] : []
}

function thingsToLookAt(rows: readonly Row<Finding>[], columns: number): string[] {
  const looks = rows.flatMap(({ call, findings }) =>
    findings.filter(({ severity }) => severity === 'look').map(found => ({ call, told: WORDING.tell(found).slice(6) }))
  )
  const lines = [...Map.groupBy(looks, ({ told }) => told)].map(([told, [first, ...more]]) =>
    more.length > 0 ? `${told}: ${first?.call} and ${more.length} more` : `${told}: ${first?.call}`
  )
  return lines.length > 0 ? ['', 'To look at:', ...toList(lines, columns)] : []
}
