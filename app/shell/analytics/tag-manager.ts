import type { Message } from './messages.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const UNSENT_KEY = 'unsentEvents'
const MAX_UNSENT = 20

/** Events that the tag manager has not read yet. Null when it is not loading or has already loaded. */
let unsent: Message[] | null = null
let asked = false

export function loadTagManager(id: string): void {
  if (asked) return
  asked = true
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  unsent = []
  for (const message of takeUnsent()) send(message)
  addEventListener('pagehide', keepUnsent)
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  script.async = true
  // The script has loaded or is blocked: nothing is left for the next page to send.
  script.onload = forgetUnsent
  script.onerror = forgetUnsent
  document.head.appendChild(script)
  window.navigation?.addEventListener('currententrychange', leaveForCheckout)
}

/** No third-party script runs below /checkout/. A loaded script cannot be unloaded, so the page reloads without it. */
function leaveForCheckout(): void {
  if (location.pathname.startsWith('/checkout/')) location.reload()
}

export function isTagManagerAsked(): boolean {
  return asked
}

export function send(message: Message): void {
  // GA4 merges a purchase's fields into the next one's unless they are cleared.
  if (message.ecommerce) dataLayer().push({ ecommerce: null })
  dataLayer().push(message)
  if (unsent && unsent.push(message) > MAX_UNSENT) unsent.shift()
}

/** Google's `gtag(...)`. The tag manager recognises a command only as an `arguments` object. */
export function pushCommand(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager does not accept an array.
  dataLayer().push(arguments)
}

function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

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
