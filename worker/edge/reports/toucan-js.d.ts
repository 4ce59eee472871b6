/** The part of toucan-js that the store uses. Its own types import runtime types that clash with the project's. */
export declare class Toucan {
  constructor(options: {
    dsn: string
    release: string
    context: { waitUntil(work: Promise<unknown>): void }
    transportOptions?: { fetcher?: typeof fetch }
  })
  setTags(tags: Record<string, string>): void
  setExtras(extras: Record<string, unknown>): void
  captureException(error: unknown): string
  captureMessage(message: string, level: 'error' | 'warning'): string
  captureEvent(event: object): string
}
