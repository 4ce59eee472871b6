/** What keeps failing is left alone for a while: callers get their failure, or what is stored, at once. */
interface CircuitBreaker {
  /** Whether a call may be made now. While it is open one call in ten seconds is let through to see. */
  allows(): boolean
  /** `address`: of the call that succeeded or failed. */
  record(succeeded: boolean, address: string): void
  isOpen(): boolean
  /** Open, and not yet time for the next probe. */
  isBlocked(): boolean
}

const FAILURES_IN_A_ROW = 5
const WINDOW_MS = 10_000
/** So many calls must have been made in the window before their share of failures says something. */
const WINDOW_CALLS = 20
const OPEN_MS = 10_000

/**
 * closed --5 failures in a row, or more than half of 20 and more in 10 s--> open --10 s--> one probe
 * probe --success--> closed, --failure--> open for another 10 s
 *
 * `countsAddresses`: of one address only the first failure of a row counts, or one broken page would close all of its kind.
 */
function createCircuitBreaker(now: () => number, countsAddresses: boolean): CircuitBreaker {
  let inARow = 0
  let failing = new Set<string>()
  let calls: { atMs: number; succeeded: boolean }[] = []
  let openedAtMs: number | null = null

  function isBroken(): boolean {
    const failed = calls.filter(({ succeeded }) => !succeeded).length
    return inARow >= FAILURES_IN_A_ROW || (calls.length >= WINDOW_CALLS && failed > calls.length / 2)
  }

  function close(): void {
    openedAtMs = null
    inARow = 0
    calls = []
  }

  const isBlocked = () => openedAtMs !== null && now() - openedAtMs < OPEN_MS

  return {
    isOpen: () => openedAtMs !== null,
    isBlocked,
    allows() {
      if (openedAtMs === null) return true
      if (isBlocked()) return false
      // The next call is the probe; another one waits for as long again.
      openedAtMs = now()
      return true
    },
    record(succeeded, address) {
      const isCounted = succeeded || !countsAddresses || !failing.has(address)
      if (succeeded) failing = new Set()
      else if (countsAddresses) failing.add(address)
      if (openedAtMs !== null) {
        if (succeeded) close()
        return
      }
      if (!isCounted) return
      const atMs = now()
      inARow = succeeded ? 0 : inARow + 1
      calls = [...calls.filter(call => atMs - call.atMs < WINDOW_MS).slice(-99), { atMs, succeeded }]
      if (isBroken()) openedAtMs = atMs
    }
  }
}

/** What tells calls from one another. */
export interface BrokenCall {
  method: string
  path: string
  query: URLSearchParams
  session: string | null
}

export interface Breakers {
  allows(call: BrokenCall): boolean
  record(call: BrokenCall, succeeded: boolean): void
  isOpen(call: BrokenCall): boolean
  /** Kinds and addresses that are left alone just now. */
  open(): string[]
}

/** Addresses that are failing, of which somebody may invent many. */
const MAX_ADDRESSES = 500

/**
 * One for each address that fails and one for each kind of call: a product that breaks the API does not close the others, showcases
 * that fail do not close the menus, nor a hung search the way to the cart.
 */
export function createBreakers(now: () => number): Breakers {
  const kinds = new Map<string, CircuitBreaker>()
  const addresses = new Map<string, CircuitBreaker>()

  function ofKind({ path }: BrokenCall): CircuitBreaker {
    const kind = kindOf(path)
    const breaker = kinds.get(kind) ?? createCircuitBreaker(now, true)
    kinds.set(kind, breaker)
    return breaker
  }

  function recordAddress(address: string, succeeded: boolean): void {
    if (succeeded) {
      addresses.delete(address)
      return
    }
    const breaker = addresses.get(address) ?? createCircuitBreaker(now, false)
    addresses.set(address, breaker)
    breaker.record(false, address)
    if (addresses.size > MAX_ADDRESSES) addresses.delete(addresses.keys().next().value ?? '')
  }

  return {
    // A broken address does not spend the probe of its kind, nor is its own spent where its kind is closed.
    allows(call) {
      const kind = ofKind(call)
      const address = addresses.get(addressOf(call))
      return !kind.isBlocked() && (address?.allows() ?? true) && kind.allows()
    },
    record(call, succeeded) {
      const address = addressOf(call)
      ofKind(call).record(succeeded, address)
      recordAddress(address, succeeded)
    },
    isOpen: call => Boolean(addresses.get(addressOf(call))?.isOpen()) || ofKind(call).isOpen(),
    open: () => [...openOf(kinds), ...new Set(openOf(addresses).map(withoutQuery))]
  }
}

function openOf(breakers: Map<string, CircuitBreaker>): string[] {
  return [...breakers].flatMap(([name, breaker]) => (breaker.isOpen() ? [name] : []))
}

/** Of an address what may be shown: nothing that somebody typed, no session. */
function withoutQuery(address: string): string {
  return address.split('?')[0] ?? ''
}

/** Of a shopper's own calls each shopper has their own: what one cart breaks is not everybody's. */
function addressOf({ method, path, query, session }: BrokenCall): string {
  return `${method} ${path}?${query} ${session ?? ''}`
}

/** `url/product/listing/search`, `showcase/banners`, `checkout/cart`: without the name. */
function kindOf(path: string): string {
  return path.startsWith('url/') ? path : path.split('/').slice(0, 2).join('/')
}
