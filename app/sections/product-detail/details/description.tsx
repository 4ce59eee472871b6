import '../../../i18n/messages/detail'
import { useTranslator } from '../../../i18n/use-translator'
import styles from './details.module.css'

/** HTML written by the store's editors and sanitized by the model. */
export function Description({ html }: { html: string }) {
  const t = useTranslator()
  if (!html) return null
  return (
    <section className={styles.description}>
      <h2>{t('detail.description')}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rebuilt from an allow-list (models/html.ts). */}
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
