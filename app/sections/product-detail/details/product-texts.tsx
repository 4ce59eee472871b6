import type { ProductTexts as Texts } from '../../../models/product/product-page'
import { Description } from './description'
import styles from './details.module.css'
import { FactList } from './fact-list'
import { NutritionTable } from './nutrition-table'

/** Description, nutrition facts and characteristics. */
export function ProductTexts({ texts }: { texts: Texts }) {
  const { descriptionHtml, facts, nutrition } = texts
  if (!descriptionHtml && facts.length === 0 && !nutrition) return null
  return (
    <div className={styles.texts}>
      <div>
        <Description html={descriptionHtml} />
        {facts.map(group => (
          <FactList key={group.title} facts={group} />
        ))}
      </div>
      {nutrition ? <NutritionTable nutrition={nutrition} /> : null}
    </div>
  )
}
