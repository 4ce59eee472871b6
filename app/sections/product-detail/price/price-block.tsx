import '../../../i18n/messages/detail.ts'
import { Suspense } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { discountPercent } from '../../../models/product/discount.ts'
import { installmentText } from '../../../models/product/installments.ts'
import type { Measure } from '../../../models/product/measure.ts'
import { measureText } from '../../../models/product/measure-text.ts'
import type { PriceView } from '../../../models/product/product-card.ts'
import { formatBRL } from '../../../models/store/money.ts'
import type { Settings } from '../../../models/store/settings.ts'
import { part } from '../../../ui/part.tsx'
import { doseText } from '../../dose-text.ts'
import { lazyPlace } from '../../lazy-place.tsx'
import { StaticUntilChange } from '../../static-until-change.tsx'
import type { OfferTerms } from '../offer.ts'
import * as styles from './price-block.module.css'
import * as wholesale from './wholesale.module.css'

// Few products have quantity prices. The server renders them; the browser loads their code later.
const Wholesale = part(async () => (await import('./wholesale.tsx')).Wholesale)
const WholesalePlace = lazyPlace(Wholesale, wholesale.place)

// The server renders the table. The browser loads its code only when another option is chosen.
const InstallmentTable = part(async () => (await import('./installment-table.tsx')).InstallmentTable)

interface PriceBlockProps {
  offer: OfferTerms
  doses: number | undefined
  measure: Measure | undefined
  terms: Pick<Settings, 'pixPercent' | 'boletoPercent'>
}

export function PriceBlock({
  offer: { price, installments: table, wholesale: rules },
  doses,
  measure,
  terms
}: PriceBlockProps) {
  const t = useTranslator()
  if (!price) return null
  const { now, was, installments } = price
  const percent = discountPercent(price)
  const portions = [
    doses && doseText(now, doses, t),
    measure && !(doses && measure.unit === 'un') && measureText(now, measure, t)
  ].filter(Boolean)
  return (
    <div className={styles.block}>
      <div aria-live="polite" aria-atomic="true">
        {was > now ? (
          <p className={styles.was}>
            {`${t('detail.was')} `}
            <s>{formatBRL(was, t.language)}</s>
            {percent > 0 ? <span className={styles.off}>{t('product.discount', { percent })}</span> : null}
          </p>
        ) : null}
        <p className={styles.now}>
          <span className="visually-hidden">{`${t('detail.now')} `}</span>
          {formatBRL(now, t.language)}
        </p>
        <Cash price={price} terms={terms} />
        {installments ? (
          <p className={styles.installments}>
            {t('detail.orInstallments', { text: installmentText(installments, t.language) })}
          </p>
        ) : null}
        {portions.length > 0 ? <p className={styles.installments}>{portions.join(' · ')}</p> : null}
      </div>
      {table.includes('|') ? (
        <StaticUntilChange as="details" of={table} className={styles.details}>
          {() => (
            <>
              <summary>{t('detail.installments')}</summary>
              <Suspense>
                <InstallmentTable text={table} />
              </Suspense>
            </>
          )}
        </StaticUntilChange>
      ) : null}
      {rules.length > 0 ? <WholesalePlace rules={rules} /> : null}
    </div>
  )
}

/** The server's `vista` is already discounted; never compute it here. The API has no boleto price. */
function Cash({ price: { cash, cashPercent }, terms }: { price: PriceView } & Pick<PriceBlockProps, 'terms'>) {
  const t = useTranslator()
  const percent = cash > 0 ? cashPercent : terms.pixPercent
  const text = (value: number) => formatNumber(value, t.language, 2)
  return (
    <>
      {cash > 0 || percent > 0 ? (
        <p className={styles.cash}>
          {cash > 0 ? <strong>{t('product.cash', { price: formatBRL(cash, t.language) })}</strong> : null}
          {percent > 0 ? <span>{t('product.cashDiscount', { percent: text(percent) })}</span> : null}
        </p>
      ) : null}
      {terms.boletoPercent > 0 ? (
        <p className={styles.cash}>
          <span>{t('product.boletoDiscount', { percent: text(terms.boletoPercent) })}</span>
        </p>
      ) : null}
    </>
  )
}
