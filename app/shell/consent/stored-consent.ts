import { CAMPAIGN_COOKIE } from '../../models/shopper/campaign-cookie.ts'
import { CONSENT_COOKIE, type Consent, parseConsent } from '../../models/shopper/consent.ts'

export function readConsent(): Consent | null {
  return parseConsent(cookie(CONSENT_COOKIE))
}

let arrived = ''

/** The campaign that the stripping redirect left in a cookie. It stays in memory only until the shopper answers. */
export function takeCampaign(): string {
  const value = cookie(CAMPAIGN_COOKIE)
  if (value) forgetCookie(CAMPAIGN_COOKIE)
  arrived = value || arrived
  return arrived
}

export function forgetCookie(name: string, domain = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
}

function cookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
}
