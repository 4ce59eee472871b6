import type { Context } from 'hono'
import type { EdgeEnv, Rendered } from '../types'

/** Streams the page to the shopper and stores it when the stream has ended. */
export function storeWhileStreaming(
  c: Context<EdgeEnv>,
  { response }: Pick<Rendered, 'response'>,
  end: () => void,
  keep: (html: string) => Promise<void>
): Response {
  if (!response.body) {
    end()
    return response
  }
  const [shown, kept] = response.body.tee()
  const work = new Response(kept).text().then(keep)
  c.executionCtx.waitUntil(work.catch(() => null).finally(end))
  return new Response(shown, response)
}
