import '../../../i18n/messages/detail'
import { lazy, Suspense } from 'react'
import { formatNumber } from '../../../i18n/format'
import { useTranslator } from '../../../i18n/use-translator'
import { discountPercent } from '../../../models/product/discount'
import { installmentText } from '../../../models/product/installments'
import type { PriceView } from '../../../models/product/product-card'
import { formatBRL } from '../../../models/store/money'
import { doseText } from '../../dose-text'
import type { Offer } from '../offer'
import { InstallmentTable } from './installment-table'
import styles from './price-block.module.css'
import wholesale from './wholesale.module.css'

// Few products have quantity prices. The server renders them; the browser loads their code later.
const Wholesale = import.meta.env.SSR ? (await import('./wholesale')).Wholesale : lazy(loadWholesale)

interface PriceBlockProps {
  price: PriceView
  offer: Pick<Offer, 'installments' | 'wholesale'>
  /** Doses in one pack, when known. */
  doses: number | undefined
  /** Spec 3: percentages from the settings. */
  pixPercent: number
  boletoPercent: number
}

/** Price, Pix price and installments. A live region announces the price of another option. */
export function PriceBlock({ price, offer, doses, pixPercent, boletoPercent }: PriceBlockProps) {
  const t = useTranslator()
  return (
    <div className={styles.block}>
      <div aria-live="polite" aria-atomic="true">
        {price.was > price.now ? <Was was={price.was} now={price.now} /> : null}
        <Now cents={price.now} />
        <Cash cents={price.cash} percent={price.cash > 0 ? price.cashPercent : pixPercent} />
        <Boleto percent={boletoPercent} />
        <Installments price={price} />
        {doses ? <p className={styles.installments}>{doseText(price.now, doses, t)}</p> : null}
      </div>
      {offer.installments.length > 1 ? <InstallmentTable rows={offer.installments} /> : null}
      {offer.wholesale.length > 0 ? (
        <div className={wholesale.place}>
          <Suspense>
            <Wholesale rules={offer.wholesale} />
          </Suspense>
        </div>
      ) : null}
    </div>
  )
}

async function loadWholesale() {
  return { default: (await import('./wholesale')).Wholesale }
}

function Was({ was, now }: { was: number; now: number }) {
  const t = useTranslator()
  const percent = discountPercent({ was, now })
  return (
    <p className={styles.was}>
      {t('detail.was')} <s>{formatBRL(was, t.language)}</s>
      {percent > 0 ? <span className={styles.off}>{t('product.discount', { percent })}</span> : null}
    </p>
  )
}

function Now({ cents }: { cents: number }) {
  const t = useTranslator()
  return (
    <p className={styles.now}>
      <span className="visually-hidden">{t('detail.now')} </span>
      {formatBRL(cents, t.language)}
    </p>
  )
}

/** The server's `vista` is already discounted; never compute it here. If it equals the price, only the percentage shows. */
function Cash({ cents, percent }: { cents: number; percent: number }) {
  const t = useTranslator()
  if (cents <= 0 && percent <= 0) return null
  return (
    <p className={styles.cash}>
      {cents > 0 ? <strong>{t('product.cash', { price: formatBRL(cents, t.language) })}</strong> : null}
      {percent > 0 ? <span>{t('product.cashDiscount', { percent: formatNumber(percent, t.language, 2) })}</span> : null}
    </p>
  )
}

/** Text only, because the API has no boleto price. */
function Boleto({ percent }: { percent: number }) {
  const t = useTranslator()
  if (percent <= 0) return null
  return (
    <p className={styles.cash}>
      <span>{t('product.boletoDiscount', { percent: formatNumber(percent, t.language, 2) })}</span>
    </p>
  )
}

function Installments({ price: { installments } }: { price: PriceView }) {
  const t = useTranslator()
  if (!installments) return null
  return (
    <p className={styles.installments}>
      {t('detail.orInstallments', { text: installmentText(installments, t.language) })}
    </p>
  )
}
