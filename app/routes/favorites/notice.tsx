import '../../i18n/messages/favorites'
import type { ReactNode } from 'react'
import type { TextKey } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import styles from './favorites.module.css'

interface NoticeProps {
  title: TextKey
  hint?: TextKey
  children?: ReactNode
}

export function Notice({ title, hint, children }: NoticeProps) {
  const t = useTranslator()
  return (
    <div className={styles.notice}>
      <strong>{t(title)}</strong>
      {hint ? <p>{t(hint)}</p> : null}
      {children}
    </div>
  )
}
