import { CONSENT_COOKIE, type Consent, QUESTION } from './consent.ts'

const CONSENT_DAYS = 180

export function consentCookie({ measurement, marketing }: Consent, { now, secure }: { now: Date; secure: boolean }) {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  const answer = `${Number(measurement)}${Number(measurement && marketing)}`
  const terms = `Path=/; Max-Age=${CONSENT_DAYS * 86_400}; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${CONSENT_COOKIE}=${QUESTION}.${day}.${answer}; ${terms}`
}
