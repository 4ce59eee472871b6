import { parseCookies } from './cookies'

/** The shopper's session during one request. The API may change it; the last one is handed back as a cookie. */
export interface Shopper {
  session: string | null
  changed: boolean
  keep(session: string | null): void
}

export function readShopper(request: Request, cookieName: string): Shopper {
  const value = parseCookies(request.headers.get('cookie')).get(cookieName) ?? null
  return {
    session: value && SESSION_FORM.test(value) ? value : null,
    changed: false,
    keep(session) {
      if (!session || session === this.session || !SESSION_FORM.test(session)) return
      this.session = session
      this.changed = true
    }
  }
}

const SESSION_FORM = /^[\w%.~,+/=-]{1,512}$/

/**
 * Hands the session to the browser: never readable by scripts, never sent along from another site. A second cookie tells
 * the page's scripts that there is one, so that they ask for a cart only where there can be one.
 */
export function setSessionCookies(headers: Headers, name: string, { session, changed }: Shopper): void {
  if (!changed || !session) return
  const lifetime = `Path=/; SameSite=Lax; Max-Age=${SESSION_MAX_AGE_S}`
  headers.append('set-cookie', `${name}=${session}; ${lifetime}; HttpOnly; Secure`)
  headers.append('set-cookie', `shopper=1; ${lifetime}`)
}

// A cart stays for 30 idle days.
const SESSION_MAX_AGE_S = 30 * 86_400
