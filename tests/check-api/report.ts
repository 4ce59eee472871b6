import type { Row } from './call.ts'
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
  const groups = Map.groupBy(rows, ({ family, status, findings }) => JSON.stringify([family, status, findings]))
  const findings = rows.flatMap(row => row.findings)
  const count = (severity: Severity) => findings.filter(found => found.severity === severity).length
  const counted = `${count('stop')} that stop the store, ${count('gap')} that leave a part out, ${count('note')} small`
  const names = Object.entries(variables).map(([name, value]) => `  ${name}=${value}`)
  return [
    `${origin}: ${rows.length} calls in ${(ms / 1000).toFixed(1)} s`,
    '',
    'STATUS   TIME        CALL',
    ...[...groups.values()].map(group => toBlock(group, columns)),
    '',
    VERDICTS[level],
    ...(findings.length > 0 ? [`Findings: ${counted}.`] : []),
    ...lossesOf(findings, columns),
    ...(names.length > 0 ? ['', 'Start the store with your APP_TOKEN and:', ...names] : [])
  ].join('\n')
}

/** Lists the losses once each, the worst first. */
function lossesOf(findings: readonly Finding[], columns: number): string[] {
  const bad = ['stop', 'gap'].flatMap(grade => findings.filter(({ severity }) => severity === grade))
  const losses = [...new Set(bad.map(({ loss }) => loss))]
  const lines = losses.flatMap(loss => wrap(loss, columns - 4).map((line, at) => (at === 0 ? '  - ' : '    ') + line))
  return lines.length > 0 ? ['', 'What shoppers would miss:', ...lines] : []
}

/** Rows of one family with the same findings. */
function toBlock(group: readonly Row[], columns: number): string {
  const [first] = group
  if (!first) return ''
  const head = `${(first.status ? String(first.status) : '-').padEnd(9)}${timeOf(group).padEnd(12)}`
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
  return group
    .map(({ call }) => (call.includes('?') ? call.slice(call.indexOf('?') + 1) : call.split('/').at(-1)))
    .join(', ')
}

/** Wraps text at spaces. Cuts words longer than a line. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap(long => cut(long, width))) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line]
}

/** Cuts a URL before a parameter if possible. */
function cut(word: string, width: number): string[] {
  if (word.length <= width) return [word]
  const end = word.lastIndexOf('&', width)
  const at = end > 0 ? end : width
  return [word.slice(0, at), ...cut(word.slice(at), width)]
}
