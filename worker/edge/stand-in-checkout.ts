import type { Context } from 'hono'
import type { EdgeEnv, EdgeOptions } from './app'
import { readShopper, setSessionCookies } from './shopper'

/**
 * /checkout/carrinho, where the cart leads. Checkout is external: with a real API the shopper goes on at its origin;
 * the embedded backend hosts a stand-in page that shows the order.
 */
export function standInCheckout({ config, upstream }: EdgeOptions) {
  return async function answerCheckout(c: Context<EdgeEnv>): Promise<Response> {
    if (config.apiOrigin) return c.redirect(`${config.apiOrigin}/checkout/carrinho${new URL(c.req.url).search}`, 302)
    const shopper = readShopper(c.req.raw, config.sessionCookie)
    const headers = new Headers(c.req.raw.headers)
    headers.delete('cookie')
    const language = /(?:^|;\s*)language=([01])/.exec(c.req.header('cookie') ?? '')?.[1]
    headers.set(
      'cookie',
      [language && `language=${language}`, shopper.session && `PHPSESSID=${shopper.session}`].filter(Boolean).join('; ')
    )
    headers.set('app-token', config.appToken)
    if (shopper.session) headers.set('session', shopper.session)
    const answer = await upstream.fetch(new Request(c.req.raw, { headers }))
    const response = new Response(answer.body, answer)
    response.headers.delete('set-cookie')
    for (const cookie of answer.headers.getSetCookie()) shopper.keep(/^PHPSESSID=([^;]+)/.exec(cookie)?.[1] ?? null)
    setSessionCookies(response.headers, config.sessionCookie, shopper)
    return response
  }
}
