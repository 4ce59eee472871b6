import { pushFields, pushMessage } from './data-layer'
import type { Message } from './messages'

const UNSENT_KEY = 'unsentEvents'
const MAX_UNSENT = 20

/** What the tag manager's script has not had the time to take. Null: nobody takes anything, or it takes all at once. */
let unsent: Message[] | null = null
let asked = false

/** Loads it, once. What the page before could not send any more comes first. */
export function loadTagManager(id: string): void {
  if (asked) return
  asked = true
  pushFields({ 'gtm.start': Date.now(), event: 'gtm.js' })
  unsent = []
  for (const message of takeUnsent()) send(message)
  addEventListener('pagehide', keepUnsent)
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  script.async = true
  // Blocked, or there: the page after this one has nothing to make good.
  script.onload = forgetUnsent
  script.onerror = forgetUnsent
  document.head.appendChild(script)
  window.navigation?.addEventListener('currententrychange', leaveForCheckout)
}

/** Below /checkout/ no script of others runs. One that is loaded cannot be taken back: the page begins anew without it. */
function leaveForCheckout(): void {
  if (location.pathname.startsWith('/checkout/')) location.reload()
}

export function isTagManagerAsked(): boolean {
  return asked
}

export function send(message: Message): void {
  pushMessage(message)
  if (unsent && unsent.push(message) > MAX_UNSENT) unsent.shift()
}

/** A document that ends before the script has come, as at the checkout, hands its events to the next one. */
function keepUnsent({ persisted }: PageTransitionEvent): void {
  if (unsent && unsent.length > 0 && !persisted) sessionStorage.setItem(UNSENT_KEY, JSON.stringify(unsent))
}

export function forgetUnsent(): void {
  unsent = null
  removeEventListener('pagehide', keepUnsent)
}

function takeUnsent(): Message[] {
  const stored = sessionStorage.getItem(UNSENT_KEY)
  sessionStorage.removeItem(UNSENT_KEY)
  try {
    const messages: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(messages) ? messages.filter(isMessage) : []
  } catch {
    return []
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'event' in value && typeof value.event === 'string'
}
