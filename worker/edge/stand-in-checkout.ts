import type { Context } from 'hono'
import { languageNumber, readLanguage } from '../../app/i18n/language'
import { readCookie } from '../cookies'
import type { EdgeEnv, EdgeOptions } from './app'
import { readShopper, setSessionCookies } from './shopper'
import { readSession } from './upstream-call'

/**
 * /checkout/carrinho, where the cart leads. Checkout is external: with a real API the shopper goes on at its origin;
 * the embedded backend hosts a stand-in page that shows the order.
 */
export function standInCheckout({ config, upstream }: EdgeOptions) {
  return async function answerCheckout(c: Context<EdgeEnv>): Promise<Response> {
    if (config.apiOrigin) return c.redirect(`${config.apiOrigin}/checkout/carrinho${new URL(c.req.url).search}`, 302)
    const shopper = readShopper(c.req.raw, config.sessionCookie)
    const headers = new Headers(c.req.raw.headers)
    const language = readLanguage(readCookie(c.req.header('cookie'), 'language'))
    headers.set('cookie', `language=${languageNumber(language)}`)
    headers.set('app-token', config.appToken)
    if (shopper.session) headers.set('session', shopper.session)
    const answer = await upstream.fetch(new Request(c.req.raw, { headers }))
    const response = new Response(answer.body, answer)
    response.headers.delete('set-cookie')
    shopper.follow({ path: 'checkout/carrinho' }, { session: readSession(answer.headers), status: answer.status })
    setSessionCookies(response.headers, config.sessionCookie, shopper)
    return response
  }
}
