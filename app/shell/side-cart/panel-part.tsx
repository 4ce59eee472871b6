import { type ReactNode, useEffect, useRef } from 'react'
import * as styles from './cart-details.module.css'

interface PanelPartProps {
  title: string
  /** What the part answers to its form; a new value for each answer. */
  answer: unknown
  children: ReactNode
}

/** A part of the panel that unfolds. What it opens, and what it answers to the shopper, is scrolled into view. */
export function PanelPart({ title, answer, children }: PanelPartProps) {
  const place = useRef<HTMLDetailsElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    // Shipping is also calculated after a change of the lines, which must stay in view.
    if (!answer || !isAsked.current) return
    isAsked.current = false
    place.current?.scrollIntoView({ block: 'end' })
  }, [answer])
  return (
    <details
      ref={place}
      className={styles.details}
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
      onSubmit={() => {
        isAsked.current = true
      }}
    >
      <summary>{title}</summary>
      {children}
    </details>
  )
}
