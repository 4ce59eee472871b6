import { type ComponentType, useEffect, useState } from 'react'
import { firstInteraction } from '../../ui/first-interaction'
import { readConsent } from '../consent/stored-consent'

type Popups = ComponentType<{ mayShow: () => boolean }>

/** Delay after the first interaction, so that the promotion does not interrupt it. */
const AFTER_FIRST_INTERACTION_MS = 2_000
const POLL_INTERVAL_MS = 1_000

export function PopupStarter() {
  const [Popups, setPopups] = useState<Popups | null>(null)
  useEffect(() => {
    void firstInteraction().then(() => setTimeout(load, AFTER_FIRST_INTERACTION_MS))
    function load() {
      if (!hasAnsweredConsent()) return void setTimeout(load, POLL_INTERVAL_MS)
      import('../../sections/promo-popup/promo-popup').then(
        ({ PromoPopups }) => setPopups(() => PromoPopups),
        () => {}
      )
    }
  }, [])
  return Popups && <Popups mayShow={hasAnsweredConsent} />
}

function hasAnsweredConsent(): boolean {
  return readConsent() !== null
}
