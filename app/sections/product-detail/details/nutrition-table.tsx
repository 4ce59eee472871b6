import '../../../i18n/messages/productTexts'
import { useTranslator } from '../../../i18n/use-translator'
import type { NutritionFacts } from '../../../models/product/product-facts'
import styles from './details.module.css'

/** Amount and daily value per serving, laid out as on the label. */
export function NutritionTable({ nutrition }: { nutrition: NutritionFacts }) {
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
