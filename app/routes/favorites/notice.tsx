import '../../i18n/messages/favorites.ts'
import type { ReactNode } from 'react'
import { plural } from '../../i18n/format.ts'
import type { TextKey } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './favorites.module.css'

export function Notice({ title, hint, children }: { title: TextKey; hint?: TextKey; children?: ReactNode }) {
  const t = useTranslator()
  return (
    <div className={styles.notice}>
      <Icon name="heart" size={32} />
      <strong>{t(title)}</strong>
      {hint ? <p>{t(hint)}</p> : null}
      {children}
    </div>
  )
}

const COUNTS = {
  all: { one: 'favorites.countOne', other: 'favorites.countOther' },
  hidden: { one: 'favorites.hiddenOne', other: 'favorites.hiddenOther' }
} as const

export function Count({ of, count }: { of: keyof typeof COUNTS; count: number }) {
  const t = useTranslator()
  return <p className={styles.soft}>{t(plural<TextKey>(count, t.language, COUNTS[of]), { count })}</p>
}
