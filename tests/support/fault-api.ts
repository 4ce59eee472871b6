import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test'
import type { Fault } from './foreign-api/faults.ts'
import { PORTS } from './ports.ts'

/** The store over the API with configurable faults. That API is also its error collector. */
export const FAULT_STORE = `http://127.0.0.1:${PORTS.faultStore}`
const FAULT_API = `http://127.0.0.1:${PORTS.faultApi}`

export async function setFaults(faults: Fault[]): Promise<void> {
  await fetch(`${FAULT_API}/_faults`, { method: 'PUT', body: JSON.stringify(faults) })
}

interface Asked {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
}

/** The calls that the API received. */
export async function readCalls(): Promise<Asked[]> {
  return (await fetch(`${FAULT_API}/_log`)).json()
}

/** One item that the collector received. `wire` is its whole envelope. */
export interface Received {
  type: 'event' | 'transaction' | string
  payload: {
    message?: string
    level?: string
    tags: { event: string; requestId: string; status?: string }
    extra: Record<string, string | number | null>
    transaction?: string
    exception?: { values: { type: string; value: string; stacktrace?: { frames: { filename: string }[] } }[] }
    spans?: { description: string; data: { cache: string } }[]
  }
  wire: string
}

export async function readReceived(): Promise<Received[]> {
  return (await fetch(`${FAULT_API}/_reports`)).json()
}

export async function forgetReceived(): Promise<void> {
  await fetch(`${FAULT_API}/_reports`, { method: 'DELETE' })
}

export async function setCollector(mode: 'ok' | 'down' | 'hang'): Promise<void> {
  await fetch(`${FAULT_API}/_reports`, { method: 'PUT', body: JSON.stringify({ mode }) })
}

/**
 * Waits until failures are reported again. Earlier tests may have opened the circuit for ten seconds and used up the limit
 * of reports per minute. One report a second is refilled, and the tests need several.
 */
export async function untilReported({ request }: PlaywrightWorkerArgs['playwright']): Promise<void> {
  const asks = await request.newContext()
  await expect.poll(() => isReported(asks), { timeout: 70_000, intervals: [20_000] }).toBe(true)
  await setFaults([])
  await asks.dispose()
}

/** Whether a failed call is reported within a second. */
export async function isReported(request: APIRequestContext): Promise<boolean> {
  const name = newName()
  await setFaults([{ match: name, kind: 'status', value: 422 }])
  await request.get(`${FAULT_STORE}/api/v2/front/struct/menus/${name}`)
  return expect
    .poll(async () => eventsWith(await readReceived(), name).length, { timeout: 1_000 })
    .toBeGreaterThan(0)
    .then(
      () => true,
      () => false
    )
}

/** A name that does not look like personal data, which the reporter would scrub. */
export function newName(): string {
  return `marca-${Array.from({ length: 12 }, () => 'abcdefghijkmnpqr'[Math.floor(Math.random() * 16)]).join('')}`
}

/** Waits for the one report that contains the text. */
export async function reportOf(text: string): Promise<Received> {
  await expect.poll(async () => eventsWith(await readReceived(), text).length, { message: text }).toBeGreaterThan(0)
  const [found] = eventsWith(await readReceived(), text)
  if (!found) throw new Error(`No report has ${text}`)
  return found
}

export function eventsWith(received: Received[], text: string): Received[] {
  return received.filter(({ type, payload }) => type === 'event' && JSON.stringify(payload).includes(text))
}
