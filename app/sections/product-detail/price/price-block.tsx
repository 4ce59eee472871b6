import '../../../i18n/words/detail'
import { useTranslator } from '../../../i18n/use-translator'
import { type InstallmentRow, installmentText } from '../../../models/installments'
import { formatBRL } from '../../../models/money'
import type { PriceView } from '../../../models/product-card'
import { InstallmentTable } from './installment-table'
import styles from './price-block.module.css'

interface PriceBlockProps {
  price: PriceView
  installmentRows: InstallmentRow[]
}

/** What it costs, once, by Pix and in installments. Said again when another flavour or size costs another price. */
export function PriceBlock({ price, installmentRows }: PriceBlockProps) {
  return (
    <div className={styles.block}>
      <div aria-live="polite" aria-atomic="true">
        {price.was > price.now ? <Was was={price.was} now={price.now} /> : null}
        <Now cents={price.now} />
        {price.cash > 0 ? <Cash cents={price.cash} percent={price.cashPercent} /> : null}
        <Installments price={price} />
      </div>
      {installmentRows.length > 1 ? <InstallmentTable rows={installmentRows} /> : null}
    </div>
  )
}

function Was({ was, now }: { was: number; now: number }) {
  const t = useTranslator()
  const percent = Math.round((1 - now / was) * 100)
  return (
    <p className={styles.was}>
      {t('detail.from')} <s>{formatBRL(was, t.language)}</s>
      {percent > 0 ? <span className={styles.off}>{t('detail.discount', { percent })}</span> : null}
    </p>
  )
}

function Now({ cents }: { cents: number }) {
  const t = useTranslator()
  return (
    <p className={styles.now}>
      <span className="visually-hidden">{t('detail.to')} </span>
      {formatBRL(cents, t.language)}
    </p>
  )
}

/** `vista` of the server, already discounted: never reckoned here. */
function Cash({ cents, percent }: { cents: number; percent: number }) {
  const t = useTranslator()
  return (
    <p className={styles.cash}>
      <strong>{t('product.cash', { price: formatBRL(cents, t.language) })}</strong>
      {percent > 0 ? <span>{t('product.cashDiscount', { percent })}</span> : null}
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
