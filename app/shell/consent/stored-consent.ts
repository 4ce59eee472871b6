import { CAMPAIGN_COOKIE } from '../../models/campaign-cookie'
import { CONSENT_COOKIE, type Consent, parseConsent } from '../../models/consent'

export function readConsent(): Consent | null {
  return parseConsent(cookie(CONSENT_COOKIE))
}

let arrived = ''

/** What the stripping redirect left of a campaign: in memory from now on, and nowhere else until there is an answer. */
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
