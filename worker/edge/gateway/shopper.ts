import { readSingleCookie } from '../../cookies'
import type { GatewayAnswer } from './gateway-call'
import type { Endpoint } from './match-endpoint'

export interface Shopper {
  session: string | null
  changed: boolean
  follow(endpoint: Pick<Endpoint, 'session'>, answer: Pick<GatewayAnswer, 'session' | 'status'>): void
}

export function readShopper({ headers }: Request, cookieName: string): Shopper {
  const value = readSingleCookie(headers.get('cookie'), cookieName)
  return {
    session: value && SESSION_FORM.test(value) ? value : null,
    changed: false,
    follow(endpoint, { session, status }) {
      const isDone = status >= 200 && status < 300
      // Signing out removes the session, even when the API starts a new one.
      if (endpoint.session === 'ends' && (isDone || status === 401)) return change(this, null)
      if (session && session !== this.session && SESSION_FORM.test(session)) change(this, session)
      // When the API continues the session, or its checkout started it, the browser still needs the `shopper` cookie.
      else if (endpoint.session === 'begins' && isDone && this.session) this.changed = true
    }
  }
}

function change(shopper: Shopper, session: string | null): void {
  shopper.session = session
  shopper.changed = true
}

const SESSION_FORM = /^[\w%.~,+/=-]{1,512}$/

/** Sets the session cookie, and a readable one with which scripts know that there is a session. `address`: the request's URL. */
export function setSessionCookies(
  headers: Headers,
  name: string,
  { session, changed }: Shopper,
  address: string
): void {
  if (!changed) return
  const lifetime = `Path=/; SameSite=Lax; Max-Age=${session ? SESSION_MAX_AGE_S : 0}`
  headers.append('set-cookie', `${name}=${session ?? ''}; ${lifetime}; HttpOnly; Secure`)
  const secure = address.startsWith('https:') ? '; Secure' : ''
  headers.append('set-cookie', `shopper=${session ? 1 : ''}; ${lifetime}${secure}`)
}

// Carts expire after 30 idle days.
const SESSION_MAX_AGE_S = 30 * 86_400
