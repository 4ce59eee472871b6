interface Sample {
  atMs: number
  memoryMb: number
  /** JavaScript heap of the isolate, garbage included. */
  heapMb: number
  /** In KV. */
  entries: number
}

interface TimedRequest {
  atMs: number
  ms: number
  kind: string
  isExpected: boolean
}

/** How many times its value of the second quarter a figure may have in the last one. Latency also feels other work of the machine. */
const TOLERANCE = { memory: 1.1, heap: 1.1, entries: 1.1, p50: 1.5, p95: 1.75 }
/** Below this a ratio says nothing. */
const LEAST_MS = 10

/** Compares the last quarter of a soak with the second; the first fills the caches. */
export function judgeSoak(samples: readonly Sample[], requests: readonly TimedRequest[]) {
  const memory = quarters(samples, sample => sample.memoryMb)
  const heap = quarters(samples, sample => sample.heapMb)
  const entries = quarters(samples, sample => sample.entries)
  const rows = [
    rowOf('memory of workerd, MB', memory.map(middle), TOLERANCE.memory, 0),
    // Least of a quarter: what is left after a garbage collection.
    rowOf('heap of the isolate, least MB', heap.map(least), TOLERANCE.heap, 0),
    rowOf('entries in KV', entries.map(middle), TOLERANCE.entries, 0),
    ...[...new Set(requests.map(({ kind }) => kind))].flatMap(kind => latencyRows(kind, requests))
  ]
  const unexpected = requests.filter(({ isExpected }) => !isExpected)
  const failures = [
    ...rows.filter(({ level }) => level === 'no').map(({ figure }) => `Not level: ${figure}`),
    ...(unexpected.length > 0 ? [`${unexpected.length} unexpected answers: ${namesOf(unexpected)}`] : [])
  ]
  return { rows: Object.fromEntries(rows.map(({ figure, ...row }) => [figure, row])), failures }
}

function latencyRows(kind: string, requests: readonly TimedRequest[]) {
  const times = quarters(
    requests.filter(request => request.kind === kind),
    ({ ms }) => ms
  )
  return [
    rowOf(`${kind}, p50 ms`, times.map(middle), TOLERANCE.p50, LEAST_MS),
    rowOf(
      `${kind}, p95 ms`,
      times.map(list => at(list, 0.95)),
      TOLERANCE.p95,
      LEAST_MS
    )
  ]
}

function rowOf(
  figure: string,
  [first = 0, second = 0, third = 0, last = 0]: number[],
  tolerance: number,
  floor: number
) {
  const isLevel = last <= Math.max(second, floor) * tolerance
  const rounded = [first, second, third, last].map(value => Math.round(value * 10) / 10)
  const [q1, q2, q3, q4] = rounded
  return { figure, q1, q2, q3, q4, 'at most': `x ${tolerance}`, level: isLevel ? 'yes' : 'no' }
}

/** Values by the quarter of the whole time in which they were taken. */
function quarters<T extends { atMs: number }>(list: readonly T[], figureOf: (item: T) => number): number[][] {
  const times = list.map(({ atMs }) => atMs)
  const first = times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const quarter = (times.reduce((a, b) => Math.max(a, b), 0) - first + 1) / 4
  return [0, 1, 2, 3].map(number =>
    list.filter(({ atMs }) => Math.floor((atMs - first) / quarter) === number).map(figureOf)
  )
}

function least(list: number[]): number {
  return at(list, 0)
}

function middle(list: number[]): number {
  return at(list, 0.5)
}

function at(list: number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

function namesOf(requests: readonly TimedRequest[]): string {
  return [...new Set(requests.map(({ kind }) => kind))].join(', ')
}
