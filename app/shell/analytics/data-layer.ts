import type { Message } from './messages'

declare global {
  interface Window {
    /** Where the tag manager, once a shopper has agreed to it, finds what has happened. */
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

/** `gtag(...)` as Google writes it: the tag manager knows a command by its being an `arguments` object. */
export function pushCommand(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else.
  dataLayer().push(arguments)
}

function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}
