type Failure = ErrorEvent | PromiseRejectionEvent

const KINDS = ['error', 'unhandledrejection'] as const
const early: Failure[] = []

const PATIENCE_MS = 10_000

let startBeacon: () => Promise<void>

function remember(event: Failure): void {
  if (early.length === 0) setTimeout(startAnyway, PATIENCE_MS)
  if (early.length < 5) early.push(event)
}

/** Starts the beacon when hydration has failed and nothing else will. */
function startAnyway(): void {
  if (early.length > 0) startBeacon().catch(() => null)
}

export function rememberErrors(start: () => Promise<void>): void {
  startBeacon = start
  for (const kind of KINDS) addEventListener(kind, remember)
}

export function tellErrors(tell: (event: Failure) => void): void {
  for (const kind of KINDS) {
    removeEventListener(kind, remember)
    addEventListener(kind, tell)
  }
  early.splice(0).forEach(tell)
}
