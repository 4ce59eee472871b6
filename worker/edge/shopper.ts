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

/** `Set-Cookie` for the browser: never readable by scripts, never sent along from another site. */
export function sessionCookie(name: string, session: string): string {
  return `${name}=${session}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${SESSION_MAX_AGE_S}`
}

// A cart stays for 30 idle days.
const SESSION_MAX_AGE_S = 30 * 86_400
