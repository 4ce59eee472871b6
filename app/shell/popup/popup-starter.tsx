import { useEffect, useState } from 'react'
import type { PromoPopups } from '../../sections/promo-popup/promo-popup.tsx'
import { firstInteraction } from '../../ui/first-interaction.ts'
import { readConsent } from '../consent/stored-consent.ts'

/** Delay after the first interaction, so that the promotion does not interrupt it. */
const AFTER_FIRST_INTERACTION_MS = 2_000
const POLL_INTERVAL_MS = 1_000

export function PopupStarter() {
  const [Popups, setPopups] = useState<typeof PromoPopups | null>(null)
  useEffect(() => {
    void firstInteraction().then(() => setTimeout(load, AFTER_FIRST_INTERACTION_MS))
    function load() {
      if (!hasAnsweredConsent()) return void setTimeout(load, POLL_INTERVAL_MS)
      import('../../sections/promo-popup/promo-popup.tsx').then(
        loaded => setPopups(() => loaded.PromoPopups),
        () => {}
      )
    }
  }, [])
  return Popups && <Popups mayShow={hasAnsweredConsent} />
}

function hasAnsweredConsent(): boolean {
  return readConsent() !== null
}
