import '../../../i18n/messages/wholesale.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { WholesaleRule } from '../../../models/product/product-choices.ts'
import { formatBRL } from '../../../models/store/money.ts'
import * as styles from './wholesale.module.css'

export function Wholesale({ rules }: { rules: WholesaleRule[] }) {
  const t = useTranslator()
  return (
    <div className={styles.wholesale}>
      <p>{t('wholesale.title')}</p>
      <ul>
        {rules.map(({ quantity, price }) => (
          <li key={quantity}>
            {t('wholesale.from', { count: quantity })}{' '}
            <strong>{t('wholesale.each', { price: formatBRL(price, t.language) })}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
