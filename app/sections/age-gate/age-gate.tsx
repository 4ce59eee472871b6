import { useEffect, useState } from 'react'
import { isAgeConfirmed } from '../../models/product/age-gate'
import type { AgeDialog } from './age-dialog'
import styles from './age-gate.module.css'

// Browsers ignore the content of `noscript`, so its code and texts stay on the server.
const AgeNotice = import.meta.env.SSR ? (await import('./age-notice')).AgeNotice : null

/**
 * Spec 5 and 9: asks for the age before a product for adults. Only the browser knows whether to ask. Declining navigates
 * home, unless the product is above a public page (`onDecline`).
 */
export function AgeGate({ age, isCrawler, onDecline }: { age: number; isCrawler?: boolean; onDecline?: () => void }) {
  const [Dialog, setDialog] = useState<typeof AgeDialog | null>(null)
  useEffect(() => {
    if (SEARCH_ENGINE.test(navigator.userAgent) || isAgeConfirmed(() => localStorage, age)) return
    let isMounted = true
    import('./age-dialog').then(
      loaded => isMounted && setDialog(() => loaded.AgeDialog),
      () => {}
    )
    return () => {
      isMounted = false
    }
  }, [age])
  return (
    <>
      {isCrawler ? null : <noscript>{AgeNotice ? <AgeNotice age={age} className={styles.notice} /> : null}</noscript>}
      {Dialog ? <Dialog age={age} onDone={() => setDialog(null)} onDecline={onDecline} /> : null}
    </>
  )
}

// Crawlers that run scripts. The server's own test is broader and may match a person's browser.
const SEARCH_ENGINE = /bot\b|spider|crawl/i
