import { readSingleCookie } from '../../cookies'
import type { GatewayAnswer } from './gateway-call'
import type { Endpoint } from './match-endpoint'

export type Shopper = ReturnType<typeof readShopper>

const SESSION_FORM = /^[\w%.~,+/=-]{1,512}$/
// Carts expire after 30 idle days.
const SESSION_MAX_AGE_S = 30 * 86_400

/** The shopper's session during one request. The API may change it; the last value becomes the cookie. */
export function readShopper({ headers, url }: Request, cookieName: string) {
  const value = readSingleCookie(headers.get('cookie'), cookieName)
  let session = value && SESSION_FORM.test(value) ? value : null
  let changed = false

  function change(to: string | null): void {
    session = to
    changed = true
  }

  return {
    session: () => session,
    changed: () => changed,
    follow(endpoint: Pick<Endpoint, 'session'>, answer: Pick<GatewayAnswer, 'session' | 'status'>) {
      const isDone = answer.status >= 200 && answer.status < 300
      // Signing out removes the session, even when the API starts a new one.
      if (endpoint.session === 'ends' && (isDone || answer.status === 401)) return change(null)
      if (answer.session && answer.session !== session && SESSION_FORM.test(answer.session)) change(answer.session)
      // When the API continues the session, or its checkout started it, the browser still needs the `shopper` cookie.
      else if (endpoint.session === 'begins' && isDone && session) changed = true
    },
    /** Adds the session cookie, and a readable one with which scripts know that there is a session. */
    setCookies(answer: Headers): void {
      if (!changed) return
      const lifetime = `Path=/; SameSite=Lax; Max-Age=${session ? SESSION_MAX_AGE_S : 0}`
      answer.append('set-cookie', `${cookieName}=${session ?? ''}; ${lifetime}; HttpOnly; Secure`)
      const secure = url.startsWith('https:') ? '; Secure' : ''
      answer.append('set-cookie', `shopper=${session ? 1 : ''}; ${lifetime}${secure}`)
    }
  }
}
