import { useEffect, useState } from 'react'
import { dropEvents } from '../../stores/shop-events'
import { whenReleased } from '../../ui/when-released'
import { ConsentPanel } from '../consent-panel/consent-panel'
import { onAskedAgain } from './ask-again'
import { readConsent, takeCampaign } from './stored-consent'

/**
 * Measures nothing until the shopper agrees. Only the browser asks: decision 010. The measurement code loads after consent.
 */
export function CookieConsent({ gtm }: { gtm: string }) {
  const [asked, setAsked] = useState<'first' | 'again' | null>(null)
  useEffect(() => begin(gtm, () => whenReleased(() => setAsked('first'))), [gtm])
  useEffect(() => onAskedAgain(() => setAsked('again')), [])
  if (!asked) return null
  return <ConsentPanel gtm={gtm} again={asked === 'again'} onDone={() => setAsked(null)} />
}

function begin(gtm: string, ask: () => void): void {
  const campaign = takeCampaign()
  const consent = readConsent()
  if (!consent) {
    if (!SEARCH_ENGINE.test(navigator.userAgent)) ask()
  } else if (!consent.measurement) dropEvents()
  else measure({ consent, gtm, campaign })
}

/** A failed load does not fail the page: nothing is measured. */
function measure(facts: Parameters<typeof import('../analytics/measurement')['applyConsent']>[0]): void {
  import('../analytics/measurement').then(
    ({ applyConsent }) => applyConsent(facts),
    () => {}
  )
}

const SEARCH_ENGINE = /bot\b|spider|crawl/i
