import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import * as styles from './buy-form.module.css'

/** Why nothing was added. Scrolls into view, because the button may be far away. */
export function Messages({ messages }: { messages: readonly string[] }) {
  const alert = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new message.
  useEffect(() => void alert.current?.scrollIntoView({ block: 'nearest' }), [messages])
  if (messages.length === 0) return null
  return (
    <div ref={alert} role="alert" className={styles.alert}>
      <Icon name="circle-alert" />
      <div>
        {messages.map(message => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  )
}
