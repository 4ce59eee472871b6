import '../../../i18n/messages/productTexts'
import { useTranslator } from '../../../i18n/use-translator'
import type { FactTable } from '../../../models/product/product-facts'
import styles from './details.module.css'

/** One group of characteristics. A row without a label shows its text alone. */
export function FactList({ facts }: { facts: FactTable }) {
  const t = useTranslator()
  const named = facts.rows.filter(({ label }) => label !== '' && label !== facts.title)
  const texts = facts.rows.filter(row => !named.includes(row))
  return (
    <section className={styles.facts}>
      <h2>{facts.title}</h2>
      {texts.map(({ value }) => (
        <p key={value}>{value}</p>
      ))}
      {named.length > 0 ? (
        <dl>
          {named.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{t('productTexts.document', { name: label })}</a> : value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}
