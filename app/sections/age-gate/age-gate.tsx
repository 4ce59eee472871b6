import { type ComponentType, useEffect, useState } from 'react'
import { isAgeConfirmed } from '../../models/product/age-gate'
import type { AgeDialogProps } from './age-dialog'
import styles from './age-gate.module.css'

// Browsers ignore the content of `noscript`, so its code and texts stay on the server.
const AgeNotice = import.meta.env.SSR ? (await import('./age-notice')).AgeNotice : null

interface AgeGateProps {
  age: number
  isCrawler?: boolean
  /** Set where the product is above a public page. Without it, declining navigates home. */
  onDecline?: () => void
}

/** Spec 5 and 9: asks for the age before a product for adults. Only the browser knows whether to ask. */
export function AgeGate({ age, isCrawler, onDecline }: AgeGateProps) {
  const [Dialog, setDialog] = useState<ComponentType<AgeDialogProps> | null>(null)
  useEffect(() => {
    if (SEARCH_ENGINE.test(navigator.userAgent) || isAgeConfirmed(() => localStorage, age)) return
    let isMounted = true
    import('./age-dialog').then(
      ({ AgeDialog }) => isMounted && setDialog(() => AgeDialog),
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
