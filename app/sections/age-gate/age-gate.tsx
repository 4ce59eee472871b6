import { type ComponentType, useEffect, useState } from 'react'
import { isAgeConfirmed } from '../../models/age-gate'
import type { AgeDialogProps } from './age-dialog'
import styles from './age-gate.module.css'

// Browsers leave what is inside to the server, and need no words for it.
const AgeNotice = import.meta.env.SSR ? (await import('./age-notice')).AgeNotice : NoNotice

interface AgeGateProps {
  age: number
  isCrawler?: boolean
  /** Where the product lies above a page that is for everybody; else who declines is led home. */
  onDecline?: () => void
}

/**
 * Spec 5 and 9: asks for the age before a product for adults. The server writes only what a browser without JavaScript
 * shows, and nothing for a crawler; whether to ask is known to the browser alone.
 */
export function AgeGate({ age, isCrawler, onDecline }: AgeGateProps) {
  const [Dialog, setDialog] = useState<ComponentType<AgeDialogProps> | null>(null)
  useEffect(() => {
    if (SEARCH_ENGINE.test(navigator.userAgent) || isAgeConfirmed(() => localStorage, age)) return
    let isHere = true
    import('./age-dialog').then(
      ({ AgeDialog }) => isHere && setDialog(() => AgeDialog),
      () => {}
    )
    return () => {
      isHere = false
    }
  }, [age])
  return (
    <>
      {isCrawler ? null : <AgeNotice age={age} className={styles.notice} />}
      {Dialog ? <Dialog age={age} onDone={() => setDialog(null)} onDecline={onDecline} /> : null}
    </>
  )
}

// Of those that run scripts. What the server takes for a crawler may be a person's browser.
const SEARCH_ENGINE = /bot\b|spider|crawl/i

function NoNotice(_: { age: number; className: string | undefined }) {
  return <noscript />
}
