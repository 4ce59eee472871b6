import { readSingleCookie } from '../../cookies'
import type { GatewayAnswer } from './gateway-call'
import type { Endpoint } from './match-endpoint'

/** The shopper's session during one request. The API may change it; the last one is handed back as a cookie. */
export interface Shopper {
  session: string | null
  changed: boolean
  /** Takes the session from an answer of the API. */
  follow(endpoint: Pick<Endpoint, 'session'>, answer: Pick<GatewayAnswer, 'session' | 'status'>): void
}

export function readShopper(request: Request, cookieName: string): Shopper {
  const value = readSingleCookie(request.headers.get('cookie'), cookieName)
  return {
    session: value && SESSION_FORM.test(value) ? value : null,
    changed: false,
    follow(endpoint, { session, status }) {
      const isDone = status >= 200 && status < 300
      // Whoever signs out leaves nothing behind, not even the new session that the API may have begun.
      if (endpoint.session === 'ends' && (isDone || status === 401)) return change(this, null)
      if (session && session !== this.session && SESSION_FORM.test(session)) change(this, session)
      // Of a session that the API goes on with, or that its checkout began, the page's scripts have to know as well.
      else if (endpoint.session === 'begins' && isDone && this.session) this.changed = true
    }
  }
}

function change(shopper: Shopper, session: string | null): void {
  shopper.session = session
  shopper.changed = true
}

const SESSION_FORM = /^[\w%.~,+/=-]{1,512}$/

/**
 * Hands the session to the browser: never readable by scripts, never sent along from another site. A second cookie tells
 * the page's scripts that there is one, so that they ask for a cart only where there can be one. `address`: of the request.
 */
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

// A cart stays for 30 idle days.
const SESSION_MAX_AGE_S = 30 * 86_400
