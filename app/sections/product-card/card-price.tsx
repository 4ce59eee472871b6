import { use } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { discountPercent } from '../../models/product/discount.ts'
import { installmentText } from '../../models/product/installments.ts'
import type { ProductCard } from '../../models/product/product-card.ts'
import { formatBRL } from '../../models/store/money.ts'
import { doseText } from '../dose-text.ts'
import { PixPercent } from './pix-percent.ts'

interface CardPriceProps {
  product: ProductCard
  /** Without installments and the price of a dose. */
  compact?: boolean
}

export function CardPrice({ product: { status, price, doses }, compact }: CardPriceProps) {
  const t = useTranslator()
  const pixPercent = use(PixPercent)
  if (status === 'quote') return <p>{t('product.quote')}</p>
  if (status === 'unavailable' || !price) return <p>{t('product.unavailable')}</p>
  const { now, was, cash, installments } = price
  const percent = discountPercent(price)
  return (
    <p>
      {was ? (
        <del>
          <span className="visually-hidden">{`${t('product.oldPrice')} `}</span>
          {formatBRL(was, t.language)}
        </del>
      ) : null}
      {percent > 0 ? <em>{t('product.discount', { percent })}</em> : null}
      <strong>{formatBRL(now, t.language)}</strong>
      {cash > 0 ? <CashPrice price={formatBRL(cash, t.language)} compact={compact} /> : null}
      {cash <= 0 && pixPercent > 0 ? <b>{t('product.cashDiscount', { percent: pixPercent })}</b> : null}
      {installments && !compact ? <small>{installmentText(installments, t.language)}</small> : null}
      {doses && !compact ? <small>{doseText(now, doses, t)}</small> : null}
    </p>
  )
}

/** The price itself is larger than the words around it: see the style sheet. */
function CashPrice({ price, compact }: { price: string; compact?: boolean }) {
  const t = useTranslator()
  const [before, after] = t('product.cash', { price: '|' }).split('|')
  if (compact)
    return (
      <>
        {before}
        <b>{price}</b>
        {after}
      </>
    )
  return (
    <b>
      {before}
      <span>{price}</span>
      {after}
    </b>
  )
}
