import '../../../i18n/messages/detail'
import '../../../i18n/messages/productTexts'
import { useTranslator } from '../../../i18n/use-translator'
import type { FactTable, NutritionFacts } from '../../../models/product/product-facts'
import type { ProductTexts as Texts } from '../../../models/product/product-page'
import styles from './details.module.css'

export function ProductTexts({ texts }: { texts: Texts }) {
  const t = useTranslator()
  const { descriptionHtml, facts, nutrition } = texts
  if (!descriptionHtml && facts.length === 0 && !nutrition) return null
  return (
    <div className={styles.texts}>
      <div>
        {descriptionHtml ? (
          <section className={styles.description}>
            <h2>{t('detail.description')}</h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rebuilt from an allow-list (models/html.ts). */}
            <div className={styles.prose} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
          </section>
        ) : null}
        {facts.map(group => (
          <FactList key={group.title} facts={group} />
        ))}
      </div>
      {nutrition ? <NutritionTable nutrition={nutrition} /> : null}
    </div>
  )
}

function NutritionTable({ nutrition }: { nutrition: NutritionFacts }) {
  const t = useTranslator()
  const hasDaily = nutrition.rows.some(({ daily }) => daily !== '')
  return (
    <div className={styles.nutrition}>
      <table>
        <caption>
          <strong>{t('productTexts.nutrition')}</strong>
          {nutrition.serving ? <span>{`${t('productTexts.serving')}: ${nutrition.serving}`}</span> : null}
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('productTexts.nutritionAmount')}</th>
            {hasDaily ? <th scope="col">{t('productTexts.nutritionDaily')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {nutrition.rows.map(({ label, amount, daily }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
              {hasDaily ? <td>{daily}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {hasDaily ? <p>{t('productTexts.nutritionNote')}</p> : null}
    </div>
  )
}

function FactList({ facts }: { facts: FactTable }) {
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
