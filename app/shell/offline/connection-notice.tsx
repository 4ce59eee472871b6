import '../../i18n/messages/connection.ts'
import { useEffect, useState } from 'react'
import type { TextKey } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { useCart } from '../../stores/provider.tsx'
import * as styles from './connection-notice.module.css'
import { useOnline } from './use-online.ts'

const BACK_MS = 5_000

/** Spec 4: online/offline status is tracked. Shows when the connection is lost, what is pending, and when it is back. */
export function ConnectionNotice() {
  const t = useTranslator()
  const key = useNotice()
  return (
    <p role="status" className={key ? styles.notice : 'visually-hidden'}>
      {key ? t(key) : ''}
    </p>
  )
}

function useNotice(): TextKey | null {
  const online = useOnline()
  const units = useCart(cart => cart.units)
  const settled = useCart(cart => cart.settled)
  const [before, setBefore] = useState<number | null>(null)
  if (!online && before === null) setBefore(units)
  useEffect(() => {
    if (!online || before === null) return
    const timer = setTimeout(() => setBefore(null), BACK_MS)
    return () => clearTimeout(timer)
  }, [online, before])
  if (online) return before === null ? null : 'connection.online'
  if (settled) return 'connection.offline'
  return units > (before ?? units) ? 'connection.heldAdd' : 'connection.heldChange'
}
