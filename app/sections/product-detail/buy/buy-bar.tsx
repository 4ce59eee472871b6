import { useTranslator } from '../../../i18n/use-translator'
import type { PriceView } from '../../../models/product/product-card'
import { formatBRL } from '../../../models/store/money'
import { Button } from '../../../ui/button'
import { StaticUntilChange } from '../../static-until-change'
import styles from './buy-bar.module.css'
import { BUY_FORM_ID } from './buy-form'

export function BuyBar({ price }: { price: PriceView | null }) {
  const t = useTranslator()
  if (!price) return null
  return (
    <StaticUntilChange of={`${price.now} ${price.cash}`} className={styles.bar} data-buy-bar="">
      {() => (
        <>
          <p>
            <strong>{formatBRL(price.now, t.language)}</strong>
            {price.cash > 0 ? <span>{t('product.cash', { price: formatBRL(price.cash, t.language) })}</span> : null}
          </p>
          <Button type="submit" form={BUY_FORM_ID}>
            {t('product.buy')}
          </Button>
        </>
      )}
    </StaticUntilChange>
  )
}
