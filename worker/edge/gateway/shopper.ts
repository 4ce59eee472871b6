import { isWithin } from '../../checkout/settings.ts'
import { readSingleCookie } from '../../cookies.ts'
import type { GatewayAnswer } from './gateway-call.ts'
import type { Endpoint } from './match-endpoint.ts'

export type Shopper = ReturnType<typeof readShopper>
type Followed = Pick<Endpoint, 'session'> & Partial<Pick<Endpoint, 'method'>>

const SESSION_FORM = /^[\w%.~,+/=-]{1,512}$/
// Carts expire after 30 idle days.
const SESSION_MAX_AGE_S = 30 * 86_400

/**
 * The shopper's session during one request. The API may change it; the last value becomes the cookie. `domain`: whose hosts
 * receive the cookie; hosts outside it, as in local tests of deployed settings, keep it to themselves.
 */
export function readShopper({ headers, url }: Request, cookieName: string, domain: string | null = null) {
  const value = readSingleCookie(headers.get('cookie'), cookieName)
  let session = value && SESSION_FORM.test(value) ? value : null
  let changed = false
  const isShared = domain !== null && isWithin(new URL(url).hostname, domain)

  function change(to: string | null): void {
    session = to
    changed = true
  }

  return {
    session: () => session,
    changed: () => changed,
    follow(endpoint: Followed, answer: Pick<GatewayAnswer, 'session' | 'status'>) {
      const isDone = answer.status >= 200 && answer.status < 300
      // Signing out removes the session, even when the API starts a new one.
      if (endpoint.session === 'ends' && (isDone || answer.status === 401)) return change(null)
      if (answer.session && answer.session !== session && SESSION_FORM.test(answer.session)) change(answer.session)
      // When the API continues the session, or its checkout started it, the browser still needs the `shopper` cookie.
      // Or it may still hold the session's cookie for the shop's host alone.
      else if (isDone && session && (endpoint.session === 'begins' || (isShared && isWrite(endpoint)))) changed = true
    },
    /** Adds the session cookie, and a readable one with which scripts know that there is a session. */
    setCookies(answer: Headers): void {
      if (!changed) return
      const lifetime = `Path=/; SameSite=Lax; Max-Age=${session ? SESSION_MAX_AGE_S : 0}`
      // Browsers would keep and send both, and two are none.
      if (isShared) answer.append('set-cookie', `${cookieName}=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly; Secure`)
      const place = isShared ? `; Domain=${domain}` : ''
      answer.append('set-cookie', `${cookieName}=${session ?? ''}; ${lifetime}; HttpOnly; Secure${place}`)
      const secure = url.startsWith('https:') ? '; Secure' : ''
      answer.append('set-cookie', `shopper=${session ? 1 : ''}; ${lifetime}${secure}`)
    }
  }
}

function isWrite({ method = 'GET' }: Followed): boolean {
  return method !== 'GET'
}
