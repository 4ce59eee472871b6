import { languageNumber } from '../../../app/i18n/language.ts'
import { leaveForCheckout } from '../checkout/leave-for-checkout.ts'
import { createVerifier } from '../gateway/adult-verifier.ts'
import { callerOf, languageOf } from '../gateway/caller.ts'
import { readShopper } from '../gateway/shopper.ts'
import { readSession } from '../gateway/upstream-call.ts'
import { mayRender, tooMany } from '../middleware/rate-limits.ts'
import type { EdgeContext, EdgeOptions } from '../types.ts'

/** /checkout/carrinho: a real API's checkout is elsewhere, the embedded backend has a demonstration page. */
export function standInCheckout(options: EdgeOptions) {
  const { config, upstream, gateway } = options
  const verify = createVerifier(config.adultVerifier, gateway)
  return async function answerCheckout(c: EdgeContext): Promise<Response> {
    if (!(await mayRender(c))) return tooMany(c)
    if (config.apiOrigin) return leaveForCheckout(c, options)
    const shopper = readShopper(c.req.raw, config.sessionCookie, config.sessionDomain)
    const headers = pick(c.req.raw.headers, ['content-type'])
    headers.set('cookie', `language=${languageNumber(languageOf(c))}`)
    headers.set('app-token', config.appToken)
    headers.set('request-id', c.get('requestId'))
    const session = shopper.session()
    if (session) headers.set('session', session)
    const age = await verify(callerOf(c, shopper), work => c.executionCtx.waitUntil(work))
    if (age > 0) headers.set('shopper-age', String(age))
    const answer = await upstream.fetch(new Request(c.req.raw, { headers }))
    const own = pick(answer.headers, ['content-type', 'location'])
    shopper.follow({}, { session: readSession(answer.headers), status: answer.status })
    shopper.setCookies(own)
    return new Response(answer.body, { status: answer.status, headers: own })
  }
}

function pick(given: Headers, names: string[]): Headers {
  return new Headers([...given].filter(([name]) => names.includes(name)))
}
