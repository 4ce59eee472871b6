import { type ComponentType, useEffect, useState } from 'react'
import { firstInteraction } from '../../ui/first-interaction'
import { readConsent } from '../consent/stored-consent'

type Popups = ComponentType<{ mayShow: () => boolean }>

/** What the shopper does first comes first. */
const AFTER_FIRST_MOVE_MS = 2_000
const LOOK_EVERY_MS = 1_000

/**
 * Loads the promotions when the page has been taken into use and the question about cookies is answered: before that none
 * is shown.
 */
export function PopupStarter() {
  const [Popups, setPopups] = useState<Popups | null>(null)
  useEffect(() => {
    void firstInteraction().then(() => setTimeout(load, AFTER_FIRST_MOVE_MS))
    function load() {
      if (!hasAnsweredConsent()) return void setTimeout(load, LOOK_EVERY_MS)
      import('../../sections/promo-popup/promo-popup').then(
        ({ PromoPopups }) => setPopups(() => PromoPopups),
        () => {}
      )
    }
  }, [])
  return Popups && <Popups mayShow={hasAnsweredConsent} />
}

/** The question about cookies comes first. */
function hasAnsweredConsent(): boolean {
  return readConsent() !== null
}
