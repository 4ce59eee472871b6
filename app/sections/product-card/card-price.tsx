import { use } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { discountPercent } from '../../models/product/discount'
import { installmentText } from '../../models/product/installments'
import type { PriceView, ProductCard } from '../../models/product/product-card'
import { formatBRL } from '../../models/store/money'
import { doseText } from '../dose-text'
import { PixPercent } from './pix-percent'

export function CardPrice({ product: { status, price, doses } }: { product: ProductCard }) {
  const t = useTranslator()
  if (status === 'quote') return <p>{t('product.quote')}</p>
  if (status === 'unavailable' || !price) return <p>{t('product.unavailable')}</p>
  return (
    <p>
      {price.was ? <Was price={price} /> : null}
      <strong>{formatBRL(price.now, t.language)}</strong>
      <Cash cents={price.cash} />
      {price.installments ? <small>{installmentText(price.installments, t.language)}</small> : null}
      {doses ? <small>{doseText(price.now, doses, t)}</small> : null}
    </p>
  )
}

/** The server's cash price. Without one, names the discount of the settings. */
function Cash({ cents }: { cents: number }) {
  const t = useTranslator()
  const percent = use(PixPercent)
  if (cents > 0) return <b>{t('product.cash', { price: formatBRL(cents, t.language) })}</b>
  return percent > 0 ? <b>{t('product.cashDiscount', { percent })}</b> : null
}

function Was({ price: { was, now } }: { price: PriceView }) {
  const t = useTranslator()
  const percent = discountPercent({ was, now })
  return (
    <>
      <del>
        <span className="visually-hidden">{`${t('product.oldPrice')} `}</span>
        {formatBRL(was, t.language)}
      </del>
      {percent > 0 ? <em>{t('product.discount', { percent })}</em> : null}
    </>
  )
}
