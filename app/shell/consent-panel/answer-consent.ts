import type { Consent } from '../../models/shopper/consent'
import { consentCookie } from '../../models/shopper/consent-cookie'
import { dropEvents } from '../../stores/shop-events'
import { readConsent, takeCampaign } from '../consent/stored-consent'

/** Stores the answer and applies it. The measurement code is not loaded for a shopper who refuses from the start. */
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
