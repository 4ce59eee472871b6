import type { Message } from './messages'

declare global {
  interface Window {
    /** Google Tag Manager reads its events from this queue. */
    dataLayer?: unknown[]
  }
}

export function pushMessage(message: Message): void {
  // GA4 merges a purchase's fields into the next one's unless they are cleared.
  if (message.ecommerce) dataLayer().push({ ecommerce: null })
  dataLayer().push(message)
}

export function pushFields(fields: Record<string, unknown>): void {
  dataLayer().push(fields)
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
