import type { Defer } from '../reports/reporter.ts'
import { findInTime } from './in-flight.ts'

/** The work of a cancelled request never ends. After this it no longer counts. */
const ABANDONED_MS = 20_000
const MAX_FLIGHTS = 2_000

interface Flight<T> {
  startedAtMs: number
  landed: { value: T } | null
}

/** Requests share a result, never a promise: that of a cancelled request never settles, and what awaits it hangs. */
export function createFlights<T>(now: () => number) {
  const flights = new Map<string, Flight<T>>()

  function findOpen(key: string): Flight<T> | null {
    const flight = flights.get(key)
    return flight && now() - flight.startedAtMs < ABANDONED_MS ? flight : null
  }

  async function start(key: string, work: () => Promise<T>): Promise<T> {
    const flight: Flight<T> = { startedAtMs: now(), landed: null }
    if (flights.size > MAX_FLIGHTS) flights.clear()
    flights.set(key, flight)
    try {
      const value = await work()
      flight.landed = { value }
      return value
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  return {
    async share(key: string, waitMs: number, work: () => Promise<T>, defer: Defer): Promise<T | null> {
      const flight = findOpen(key)
      if (flight) return (await findInTime(() => flight.landed, waitMs))?.value ?? null
      const done = start(key, work)
      // `defer` keeps the work alive for the others when this request is cancelled.
      defer(done.catch(() => null))
      return done
    },
    behind(key: string, work: () => Promise<T>, defer: Defer): void {
      if (!findOpen(key)) defer(start(key, work).catch(() => null))
    }
  }
}
