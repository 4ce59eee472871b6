/** Ports of the servers that the browser tests start; away from the store's own 8787. */
export const PORTS = {
  store: 8901,
  foreignStore: 8902,
  foreignApi: 8903,
  slowStore: 8904,
  slowApi: 8905,
  faultStore: 8906,
  faultApi: 8907
} as const

/** Where the store of that name keeps its data: cold caches for every run. */
export function stateOf(name: string): string {
  return `test-results/state-${name}-${process.env.TEST_RUN ?? 'local'}`
}

/** What opens /_status of the store over the API with faults. */
export const STATUS_TOKEN = 'status-token-of-tests'
