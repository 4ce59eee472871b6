import { clientNetwork } from '../../client-network'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker'

/** What tells calls from one another. */
export interface BrokenCall {
  method: string
  path: string
  query: URLSearchParams
  session: string | null
  clientAddress?: string | null
}

export interface Breakers {
  allows(call: BrokenCall): boolean
  record(call: BrokenCall, succeeded: boolean): void
  isOpen(call: BrokenCall): boolean
  /** Kinds and addresses whose breaker is open. */
  open(): string[]
}

/**
 * One for each address that fails, one for each kind of call, and one for each caller of a kind: a product that breaks the API does
 * not close the others, showcases that fail do not close the menus, nor a hung search the way to the cart. What one caller breaks
 * closes a kind for that caller alone: for everybody it closes when five callers fail in a row.
 */
export function createBreakers(now: () => number): Breakers {
  const kinds = createGroup(now)
  const callers = createGroup(now)
  const addresses = createGroup(now)

  return {
    // A call to a broken address uses neither the probe of its kind nor, where the kind is blocked, its own.
    allows(call) {
      const { kind, caller, address } = namesOf(call)
      if (kinds.isBlocked(kind) || callers.isBlocked(caller)) return false
      return addresses.allows(address) && callers.allows(caller) && kinds.allows(kind)
    },
    record(call, succeeded) {
      const { kind, caller, address } = namesOf(call)
      kinds.record(kind, succeeded, caller ? [address, caller] : [address])
      if (caller) callers.record(caller, succeeded, [address])
      if (succeeded) addresses.forget(address)
      else addresses.record(address, succeeded, [])
    },
    isOpen(call) {
      const { kind, caller, address } = namesOf(call)
      return kinds.isOpen(kind) || callers.isOpen(caller) || addresses.isOpen(address)
    },
    open: () => [
      ...kinds.open(),
      ...new Set(callers.open().map(name => `${withoutDetail(name)} (one caller)`)),
      ...new Set(addresses.open().map(withoutDetail))
    ]
  }
}

/** Bounded, because a visitor can invent addresses. */
const MAX_BREAKERS = 500

/** Breakers by name, from the first failure on. */
function createGroup(now: () => number) {
  const breakers = new Map<string, CircuitBreaker>()
  return {
    allows: (name: string) => breakers.get(name)?.allows() ?? true,
    isBlocked: (name: string) => breakers.get(name)?.isBlocked() ?? false,
    isOpen: (name: string) => breakers.get(name)?.isOpen() ?? false,
    open: () => [...breakers].flatMap(([name, breaker]) => (breaker.isOpen() ? [name] : [])),
    forget: (name: string) => void breakers.delete(name),
    record(name: string, succeeded: boolean, marks: string[]) {
      if (!succeeded && !breakers.has(name)) breakers.set(name, createCircuitBreaker(now))
      breakers.get(name)?.record(succeeded, marks)
      if (breakers.size > MAX_BREAKERS) breakers.delete(breakers.keys().next().value ?? '')
    }
  }
}

/** `caller` is '' for a call of no known client. */
function namesOf({ method, path, query, session, clientAddress }: BrokenCall) {
  const kind = kindOf(path)
  const network = clientNetwork(clientAddress ?? '')
  // Calls with a session or a body have a breaker per session, or else per client.
  const shopper = session ?? (method === 'GET' ? '' : network)
  return { kind, caller: network ? `${kind}?${network}` : '', address: `${method} ${path}?${query} ${shopper ?? ''}` }
}

/** `url/product/listing/search`, `showcase/banners`, `checkout/cart`: without the name. */
function kindOf(path: string): string {
  return path.startsWith('url/') ? path : path.split('/').slice(0, 2).join('/')
}

/** The part of a name without typed text, session or client. */
function withoutDetail(name: string): string {
  return name.split('?')[0] ?? ''
}
