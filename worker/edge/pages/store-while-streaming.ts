import type { Context } from 'hono'
import type { EdgeEnv, Rendered } from '../types'

/** The shopper reads the page as it comes; what was read is kept when it has ended. */
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
