import type { Context } from 'hono'
import { languageNumber, readLanguage } from '../../../app/i18n/language'
import { readCookie } from '../../cookies'
import { readShopper, setSessionCookies } from '../gateway/shopper'
import { readSession } from '../gateway/upstream-call'
import type { EdgeEnv, EdgeOptions } from '../types'

/**
 * /checkout/carrinho, the cart page. The checkout is external: a real API has it at its own origin. The embedded backend
 * serves a demonstration page that shows the order.
 */
export function standInCheckout({ config, upstream }: EdgeOptions) {
  return async function answerCheckout(c: Context<EdgeEnv>): Promise<Response> {
    if (config.apiOrigin) return c.redirect(`${config.apiOrigin}/checkout/carrinho${new URL(c.req.url).search}`, 302)
    const shopper = readShopper(c.req.raw, config.sessionCookie)
    const headers = requestHeaders(c.req.raw.headers)
    headers.set('app-token', config.appToken)
    headers.set('request-id', c.get('requestId'))
    if (shopper.session) headers.set('session', shopper.session)
    const answer = await upstream.fetch(new Request(c.req.raw, { headers }))
    const response = new Response(answer.body, { status: answer.status, headers: answerHeaders(answer.headers) })
    shopper.follow({}, { session: readSession(answer.headers), status: answer.status })
    setSessionCookies(response.headers, config.sessionCookie, shopper, c.req.url)
    return response
  }
}

/** The backend only gets the language and the form's content type from the browser's headers. */
function requestHeaders(given: Headers): Headers {
  const language = readLanguage(readCookie(given.get('cookie'), 'language'))
  const headers = new Headers({ cookie: `language=${languageNumber(language)}` })
  copy('content-type', given, headers)
  return headers
}

/** The edge sets all other headers. */
function answerHeaders(given: Headers): Headers {
  const headers = new Headers({ 'cache-control': 'no-store' })
  copy('content-type', given, headers)
  copy('location', given, headers)
  return headers
}

function copy(name: string, from: Headers, to: Headers): void {
  const value = from.get(name)
  if (value !== null) to.set(name, value)
}
