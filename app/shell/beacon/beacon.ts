import { readConsent } from '../consent/stored-consent.ts'
import { tellErrors } from './early-errors.ts'

const ADDRESS = '/_beacon'
const MAX_ERRORS = 5
/** Share of the visits whose web vitals are sent. Only shoppers who agreed to be measured are counted. */
const VITALS_SAMPLE = 0.1

type Item =
  | { kind: 'error'; message: string; stack: string; path: string }
  | { kind: 'vital'; name: string; value: number; rating: string; path: string }

let started = false
let errors = 0

export function startBeacon(): void {
  if (started) return
  started = true
  tellErrors(sendError)
  if (readConsent()?.measurement && Math.random() < VITALS_SAMPLE) void measure().catch(() => null)
}

function sendError(event: ErrorEvent | PromiseRejectionEvent): void {
  const reason: unknown = 'reason' in event ? event.reason : event.error
  const message = reason instanceof Error ? reason.message : String(reason ?? ('message' in event ? event.message : ''))
  // "Script error." comes from extensions without details. Quick navigations skip view transitions.
  if (!message || message === 'Script error.' || errors >= MAX_ERRORS || /transition/i.test(message)) return
  errors += 1
  const stack = reason instanceof Error ? (reason.stack ?? '') : ''
  send([{ kind: 'error', message: message.slice(0, 2_000), stack: stack.slice(0, 4_000), path: location.pathname }])
}

async function measure(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  const found = new Map<string, Item>()
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value, rating, navigationURL = location.href }) => {
      // The shopper may have navigated since; the metric belongs to the page that was opened.
      found.set(name, { kind: 'vital', name, value, rating, path: new URL(navigationURL).pathname })
    })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || found.size === 0) return
    send([...found.values()])
    found.clear()
  })
}

function send(items: Item[]): void {
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(items)], { type: 'application/json' }))
}
