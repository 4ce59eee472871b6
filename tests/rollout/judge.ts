import type { Visit } from './visit.ts'

/** A chunk that fails loads the page again, at most once. */
const MAX_RELOADS = 1

/** The table of a rollout, and whether it broke a promise. */
export function judge(visits: readonly Visit[]): { lines: string[]; broken: boolean } {
  const documents = visits.flatMap(visit => visit.documents)
  const failures = visits.flatMap(({ failure }) => failure ?? [])
  const broken = {
    'visits that broke': failures.length,
    'carts lost': visits.filter(({ hasCart }) => hasCart === false).length,
    'visits with more than one reload': visits.filter(({ reloads }) => reloads > MAX_RELOADS).length,
    'documents with files of the other release': visits.filter(({ mixed }) => mixed.length > 0).length
  }
  const rows = {
    visits: visits.length,
    'visits served by both releases': visits.filter(visit => new Set(visit.documents).size > 1).length,
    'documents of A': documents.filter(name => name === 'A').length,
    'documents of B': documents.filter(name => name === 'B').length,
    'files that no release had': visits.flatMap(({ missing }) => missing).length,
    'visits with one reload': visits.filter(({ reloads }) => reloads === MAX_RELOADS).length,
    ...broken
  }
  return {
    lines: [
      ...Object.entries(rows).map(([name, count]) => `${String(count).padStart(6)}  ${name}`),
      ...[...new Set(failures)].slice(0, 5).map(failure => `        ${failure}`)
    ],
    broken: visits.length === 0 || Object.values(broken).some(count => count > 0)
  }
}
