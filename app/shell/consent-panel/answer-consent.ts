import type { Consent } from '../../models/consent'
import { consentCookie } from '../../models/consent-cookie'
import { dropEvents } from '../../stores/shop-events'
import { readConsent, takeCampaign } from '../consent/stored-consent'

/** Keeps the answer and does what it says. Who refuses from the beginning loads nothing that measures. */
export function answerConsent(consent: Consent, gtm: string): void {
  const before = readConsent()
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = consentCookie(consent, { now: new Date(), secure: location.protocol === 'https:' })
  if (!consent.measurement) dropEvents()
  if (!consent.measurement && !before?.measurement) return
  import('../analytics/measurement').then(
    ({ applyConsent }) => applyConsent({ consent, gtm, campaign: takeCampaign() }),
    () => {}
  )
}
