import { clientSite } from '../../client-network.ts'
import { BoundedMap } from './bounded-map.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import type { GatewayCall } from './gateway-call.ts'

export type BrokenCall = Pick<GatewayCall, 'method' | 'path' | 'query' | 'session' | 'clientAddress'>

/** One breaker for each failing address, kind of call, and caller of a kind. Five failing callers in a row block a kind. */
export function createBreakers(now: () => number) {
  const kinds = createGroup(now)
  const callers = createGroup(now)
  const addresses = createGroup(now)

  return {
    // Check the kind first: a call that it blocks must not use up the probe of its address.
    allows(call: BrokenCall): boolean {
      const { kind, caller, address } = namesOf(call)
      if (kinds.isBlocked(kind) || callers.isBlocked(caller)) return false
      return addresses.allows(address) && callers.allows(caller) && kinds.allows(kind)
    },
    record(call: BrokenCall, succeeded: boolean): void {
      const { kind, caller, address } = namesOf(call)
      kinds.record(kind, succeeded, caller ? [address, caller] : [address])
      if (caller) callers.record(caller, succeeded, [address])
      if (succeeded) addresses.forget(address)
      else addresses.record(address, succeeded, [])
    },
    /** Whether a breaker is open, or the last call of the kind or of the address has failed. */
    isFailing(call: BrokenCall): boolean {
      const { kind, caller, address } = namesOf(call)
      return kinds.isFailing(kind) || callers.isOpen(caller) || addresses.isFailing(address)
    },
    open: (): string[] => [
      ...kinds.open(),
      ...new Set(callers.open().map(name => `${withoutDetail(name)} (one caller)`)),
      ...new Set(addresses.open().map(withoutDetail))
    ]
  }
}

const MAX_BREAKERS = 500

function createGroup(now: () => number) {
  const breakers = new BoundedMap<string, CircuitBreaker>(MAX_BREAKERS)
  return {
    allows: (name: string) => breakers.get(name)?.allows() ?? true,
    isBlocked: (name: string) => breakers.get(name)?.isBlocked() ?? false,
    isOpen: (name: string) => breakers.get(name)?.isOpen() ?? false,
    isFailing: (name: string) => breakers.get(name)?.isFailing() ?? false,
    open: () => [...breakers].flatMap(([name, breaker]) => (breaker.isOpen() ? [name] : [])),
    forget: (name: string) => void breakers.delete(name),
    record(name: string, succeeded: boolean, marks: string[]) {
      if (!succeeded && !breakers.has(name)) breakers.set(name, createCircuitBreaker(now))
      breakers.get(name)?.record(succeeded, marks)
    }
  }
}

function namesOf({ method, path, query, session, clientAddress }: BrokenCall) {
  const kind = kindOf(path)
  const site = clientSite(clientAddress ?? '')
  // Calls with a session or a body have a breaker for each session, or else for each client.
  const shopper = session ?? (method === 'GET' ? '' : site)
  return { kind, caller: site ? `${kind}?${site}` : '', address: `${method} ${path}?${query} ${shopper ?? ''}` }
}

function kindOf(path: string): string {
  return path.startsWith('url/') ? path : path.split('/').slice(0, 2).join('/')
}

function withoutDetail(name: string): string {
  return name.split('?')[0] ?? ''
}
