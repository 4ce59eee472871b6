import type { Consent } from '../../models/shopper/consent.ts'
import { consentCookie } from '../../models/shopper/consent-cookie.ts'
import { dropEvents } from '../../stores/shop-events.ts'
import { readConsent, takeCampaign } from '../consent/stored-consent.ts'

export function answerConsent(consent: Consent, gtm: string): void {
  const before = readConsent()
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = consentCookie(consent, { now: new Date(), secure: location.protocol === 'https:' })
  applyConsent(consent, gtm, before)
}

/** Loads no measurement code for a shopper who never agreed. After a failed load nothing is measured. */
export function applyConsent(consent: Consent, gtm: string, before: Consent | null): void {
  if (!consent.measurement) dropEvents()
  if (!consent.measurement && !before?.measurement) return
  import('../analytics/measurement.ts').then(
    ({ applyConsent: apply }) => apply({ consent, gtm, campaign: takeCampaign() }),
    () => {}
  )
}
