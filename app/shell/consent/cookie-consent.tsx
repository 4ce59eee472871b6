import { useEffect, useState } from 'react'
import { useListener } from '../../ui/use-listener.ts'
import { applyConsent } from '../consent-panel/answer-consent.ts'
import { ConsentPanel } from '../consent-panel/consent-panel.tsx'
import { readConsent, takeCampaign } from './stored-consent.ts'

const SEARCH_ENGINE = /bot\b|spider|crawl/i
const INTERVAL_MS = 50

/** Measures nothing until the shopper agrees. Only the browser asks: decision 018. The footer's button asks again. */
export function CookieConsent({ gtm }: { gtm: string }) {
  const [asked, setAsked] = useState<'first' | 'again' | null>(null)
  useEffect(() => {
    takeCampaign()
    const consent = readConsent()
    if (consent) applyConsent(consent, gtm, consent)
    else if (!SEARCH_ENGINE.test(navigator.userAgent)) whenReleased(() => setAsked('first'))
  }, [gtm])
  useListener(document, ['click'], ({ target }) => {
    if (target instanceof Element && target.closest('[data-scripted=cookies]')) setAsked('again')
  })
  return asked && <ConsentPanel gtm={gtm} again={asked === 'again'} onDone={() => setAsked(null)} />
}

/** What appears under a pressed pointer receives its release, and the click is lost. */
function whenReleased(work: () => void): void {
  if (document.querySelector(':active')) setTimeout(() => whenReleased(work), INTERVAL_MS)
  else work()
}
