import { clientSite } from '../../client-network.ts'
import { BoundedMap } from './bounded-map.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import type { GatewayCall } from './gateway-call.ts'

export type BrokenCall = Pick<GatewayCall, 'method' | 'path' | 'query' | 'session' | 'clientAddress'>

const MAX_BREAKERS = 1_000

/** One breaker for each kind of call, caller of a kind, and failing address. Five failing callers in a row block a kind. */
export function createBreakers(now: () => number) {
  const breakers = new BoundedMap<string, CircuitBreaker>(MAX_BREAKERS)
  const breakersOf = (call: BrokenCall) => namesOf(call).flatMap(name => breakers.get(name) ?? [])

  return {
    allows(call: BrokenCall): boolean {
      const some = breakersOf(call)
      if (some.some(({ isBlocked }) => isBlocked())) return false
      for (const { probe } of some) probe()
      return true
    },
    record(call: BrokenCall, succeeded: boolean): void {
      const names = namesOf(call)
      for (const [at, name] of names.entries()) {
        const breaker = breakers.get(name) ?? (succeeded ? null : createCircuitBreaker(now))
        if (!breaker) continue
        breaker.record(succeeded, names.slice(at + 1))
        // The last one used stays longest.
        breakers.delete(name)
        breakers.set(name, breaker)
      }
    },
    /** Whether a breaker is open, or the last call of the kind, the caller or the address has failed. */
    isFailing: (call: BrokenCall): boolean => breakersOf(call).some(({ isFailing }) => isFailing()),
    open(): string[] {
      const open = [...breakers].filter(([, { isOpen }]) => isOpen())
      return [...new Set(open.map(([name]) => name.replace(/\?.*/s, '')))]
    }
  }
}

/** Names of the kind, the caller and the address. `open` drops what follows `?`, which identifies a shopper. */
function namesOf({ method, path, query, session, clientAddress }: BrokenCall): string[] {
  const kind = path.startsWith('url/') ? path : path.split('/').slice(0, 2).join('/')
  const site = clientSite(clientAddress ?? '')
  // Calls with a session or a body have a breaker for each session, or else for each client.
  const shopper = session ?? (method === 'GET' ? '' : site)
  return [kind, ...(site ? [`${kind} (one caller)?${site}`] : []), `${method} ${path}?${query} ${shopper ?? ''}`]
}
