import type { Row } from './row.ts'

/** How a check writes its rows. */
export interface Wording<Found> {
  /** Heading of the column of calls. */
  column: string
  tell: (finding: Found) => string
  /** The name for several rows, and for one of them. */
  nameGroup: (family: string, size: number) => string
  nameMember: (call: string) => string
}

/** Formats rows for a terminal of this width. Rows of one family with the same findings stand together. */
export function toTable<Found>(rows: readonly Row<Found>[], columns: number, wording: Wording<Found>): string[] {
  const groups = Map.groupBy(rows, ({ family, status, findings }) => JSON.stringify([family, status, findings]))
  return [
    `STATUS   TIME        ${wording.column}`,
    ...[...groups.values()].map(group => toBlock(group, columns, wording))
  ]
}

function toBlock<Found>(group: readonly Row<Found>[], columns: number, wording: Wording<Found>): string {
  const [first] = group
  if (!first) return ''
  const head = `${(first.status ? String(first.status) : '-').padEnd(9)}${timeOf(group).padEnd(12)}`
  const name = group.length === 1 ? first.call : wording.nameGroup(first.family, group.length)
  const shown = wrap(name, columns - head.length).join(`\n${' '.repeat(head.length)}`)
  const isNamed = group.length > 1 && first.findings.length > 0
  const named = isNamed ? [group.map(({ call }) => wording.nameMember(call)).join(', ')] : []
  const lines = [...named, ...first.findings.map(wording.tell)].flatMap(line => wrap(line, columns - INDENT.length))
  return [head + shown, ...lines.map(line => INDENT + line)].join('\n')
}

const INDENT = ' '.repeat(9)

function timeOf(group: readonly { ms: number }[]): string {
  const times = group.map(({ ms }) => ms)
  const [least, most] = [Math.min(...times), Math.max(...times)]
  return least === most ? `${most} ms` : `${least}-${most} ms`
}

/** Items of a list, wrapped. */
export function toList(items: readonly string[], columns: number): string[] {
  return items.flatMap(item => wrap(item, columns - 4).map((line, at) => (at === 0 ? '  - ' : '    ') + line))
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
