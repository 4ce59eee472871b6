import type { Seen } from './visit.ts'

export interface Verdict {
  sentence: string
  /** Empty for a kept promise. */
  problems: string[]
}

export interface Report {
  name: string
  title: string
  seconds: number
  /** Why the drill could not be done here. */
  skipped?: string
  remedies: string[]
  promises: Verdict[]
  seen: Omit<Seen, 'text'>[]
}

/** Promises of drills, each sentence once with the problems of all its checks. */
export function mergePromises(found: readonly Verdict[]): Verdict[] {
  const bySentence = Map.groupBy(found, ({ sentence }) => sentence)
  return [...bySentence].map(([sentence, all]) => ({ sentence, problems: all.flatMap(({ problems }) => problems) }))
}

export function isBroken({ promises }: Pick<Report, 'promises'>): boolean {
  return promises.some(({ problems }) => problems.length > 0)
}

export function toText({ name, title, seconds, skipped, remedies, promises, seen }: Report): string {
  const head = `\n${name}: ${title} (${Math.round(seconds)} s)`
  if (skipped) return `${head}\n  NOT DONE  ${skipped}`
  return [head, ...toTable(seen), ...remedies.map(text => `  $ ${text}`), ...promises.flatMap(toLines)].join('\n')
}

const MOST_PROBLEMS = 5

function toLines({ sentence, problems }: Verdict): string[] {
  const more = problems.length - MOST_PROBLEMS
  return [
    `  ${problems.length === 0 ? 'kept  ' : 'BROKEN'}  ${sentence}`,
    ...problems.slice(0, MOST_PROBLEMS).map(text => `          ${text}`),
    ...(more > 0 ? [`          and ${more} more`] : [])
  ]
}

/** A line a second, a column a visitor. */
export function toTable(seen: Report['seen']): string[] {
  const names = [...new Set(seen.map(({ who }) => who))]
  const rows = [...Map.groupBy(seen, ({ second }) => second)].map(([second, round]) => [
    String(second),
    round[0]?.phase ?? '',
    ...names.map(name => cell(round.find(({ who }) => who === name)))
  ])
  const table = [['s', 'phase', ...names], ...rows]
  const widths = table[0]?.map((_, at) => Math.max(...table.map(row => row[at]?.length ?? 0))) ?? []
  return table.map(row => `  ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
}

function cell(seen: Report['seen'][number] | undefined): string {
  if (!seen) return ''
  const { status, shown, ageS, ms } = seen
  return [status, shown, ageS === null ? '' : `Age ${ageS}`, `${ms} ms`].filter(Boolean).join(' ')
}
