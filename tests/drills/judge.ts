import type { Seen } from './visit.ts'

interface Wanted {
  status?: number | number[]
  shown?: string | string[]
  withinMs?: number
  retryAfter?: boolean
}

/** What is not as wanted, in words; empty when all is. Nothing seen at all is a problem too. */
export function problemsIn(seen: readonly Seen[], who: string | string[], wanted: Wanted): string[] {
  const found = seen.filter(one => list(who).includes(one.who))
  if (found.length === 0) return [`nobody visited ${list(who).join(', ')}`]
  return found.filter(one => !isAsWanted(one, wanted)).map(tell)
}

function isAsWanted({ status, shown, ms, retryAfter }: Seen, wanted: Wanted): boolean {
  return (
    (wanted.status === undefined || list(wanted.status).includes(status)) &&
    (wanted.shown === undefined || list(wanted.shown).includes(shown)) &&
    ms <= (wanted.withinMs ?? Number.POSITIVE_INFINITY) &&
    (!wanted.retryAfter || retryAfter !== null)
  )
}

/** Pages with fewer links than the fullest one of the same visitor before. */
export function partsMissing(before: readonly Seen[], seen: readonly Seen[], who: string[]): string[] {
  const wholeOf = (name: string) => Math.max(...before.filter(one => one.who === name).map(({ links }) => links))
  return seen
    .filter(one => who.includes(one.who) && one.links < wholeOf(one.who))
    .map(one => `${tell(one)}, ${one.links} of ${wholeOf(one.who)} links`)
}

export function tell({ second, who, status, shown, ms }: Seen): string {
  return `second ${second}, ${who}: ${status} ${shown} in ${ms} ms`
}

function list<T>(value: T | T[]): T[] {
  return Array.isArray(value) ? value : [value]
}

/** Units that were added with success. */
export function countAdded(seen: readonly Seen[]): number {
  return seen.filter(({ who, status }) => who === 'add' && status === 200).length
}
