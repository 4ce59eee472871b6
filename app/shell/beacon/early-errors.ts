type Failure = ErrorEvent | PromiseRejectionEvent

const KINDS = ['error', 'unhandledrejection'] as const
const early: Failure[] = []

/** Longer than it takes a page that works to start its beacon. */
const PATIENCE_MS = 10_000

let startBeacon: () => Promise<void>

function remember(event: Failure): void {
  if (early.length === 0) setTimeout(startAnyway, PATIENCE_MS)
  if (early.length < 5) early.push(event)
}

/** It may be that the page never comes to life: then nobody else starts the beacon. */
function startAnyway(): void {
  if (early.length > 0) startBeacon().catch(() => null)
}

/** What goes wrong before the code that tells of it is there. `start` loads that code. */
export function rememberErrors(start: () => Promise<void>): void {
  startBeacon = start
  for (const kind of KINDS) addEventListener(kind, remember)
}

/** What had gone wrong by now goes to `tell`, and what does from here on. */
export function tellErrors(tell: (event: Failure) => void): void {
  for (const kind of KINDS) {
    removeEventListener(kind, remember)
    addEventListener(kind, tell)
  }
  early.splice(0).forEach(tell)
}
