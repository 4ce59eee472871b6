import { type ComponentType, useEffect, useState } from 'react'
import { isAgeConfirmed } from '../../models/age-gate'
import type { AgeDialogProps } from './age-dialog'
import styles from './age-gate.module.css'

// Browsers leave what is inside to the server, and need no words for it.
const AgeNotice = import.meta.env.SSR ? (await import('./age-notice')).AgeNotice : NoNotice

/**
 * Spec 5 and 9: asks for the age before a product for adults. The server writes only what a browser without JavaScript
 * shows; whether to ask is known to the browser alone.
 */
export function AgeGate({ age }: { age: number }) {
  const [Dialog, setDialog] = useState<ComponentType<AgeDialogProps> | null>(null)
  useEffect(() => {
    if (isAgeConfirmed(() => localStorage, age)) return
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
      <AgeNotice age={age} className={styles.notice} />
      {Dialog ? <Dialog age={age} onDone={() => setDialog(null)} /> : null}
    </>
  )
}

function NoNotice(_: { age: number; className: string | undefined }) {
  return <noscript />
}
