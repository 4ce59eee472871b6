import { type ComponentType, useEffect, useState } from 'react'
import { dropEvents } from '../../stores/shop-events'
import type { ConsentPanelProps } from '../consent-panel/consent-panel'
import { onAskedAgain } from './ask-again'
import { readConsent, takeCampaign } from './stored-consent'

/**
 * Measures nothing until the shopper has agreed, which is asked in the browser alone: decision 010. The question, its
 * words and everything that measures are loaded when they are needed.
 */
export function CookieConsent({ gtm }: { gtm: string }) {
  const [asked, setAsked] = useState<'first' | 'again' | null>(null)
  const Panel = useLoadedPanel(asked !== null)
  useEffect(() => begin(gtm, () => setAsked('first')), [gtm])
  useEffect(() => onAskedAgain(() => setAsked('again')), [])
  if (!asked || !Panel) return null
  return <Panel gtm={gtm} again={asked === 'again'} onDone={() => setAsked(null)} />
}

function begin(gtm: string, ask: () => void): void {
  const campaign = takeCampaign()
  const consent = readConsent()
  if (!consent) {
    if (!SEARCH_ENGINE.test(navigator.userAgent)) ask()
  } else if (!consent.measurement) dropEvents()
  else
    load(
      () => import('../analytics/measurement'),
      ({ applyConsent }) => applyConsent({ consent, gtm, campaign })
    )
}

/** What cannot be had is no reason to fail the page: nothing is measured then. */
function load<T>(part: () => Promise<T>, use: (part: T) => void): void {
  part().then(use, () => {})
}

const SEARCH_ENGINE = /bot\b|spider|crawl/i

function useLoadedPanel(wanted: boolean): ComponentType<ConsentPanelProps> | null {
  const [Panel, setPanel] = useState<ComponentType<ConsentPanelProps> | null>(null)
  useEffect(() => {
    if (wanted)
      load(
        () => import('../consent-panel/consent-panel'),
        ({ ConsentPanel }) => setPanel(() => ConsentPanel)
      )
  }, [wanted])
  return Panel
}
