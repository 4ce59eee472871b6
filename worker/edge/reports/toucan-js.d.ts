/** What the store uses of toucan-js. Its own types bring in another set of the runtime's, which the project's clash with. */
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
