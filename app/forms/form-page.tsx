import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TextKey } from '../i18n/translator.ts'
import { useTranslator } from '../i18n/use-translator.tsx'
import * as styles from './form-page.module.css'

type FormPageProps = Record<'title' | 'text' | 'home', TextKey> & { children: ReactNode }

export function FormPage({ title, text, home, children }: FormPageProps) {
  const t = useTranslator()
  return (
    <section className={`page ${styles.page}`}>
      <h1>{t(title)}</h1>
      <p className={styles.text}>{t(text)}</p>
      <div className={styles.card}>{children}</div>
      <p>
        <Link to="/">{t(home)}</Link>
      </p>
    </section>
  )
}
