import '../../../i18n/messages/combination.ts'
import { Link } from 'react-router'
import { formatNumber } from '../../../i18n/format.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { Combination } from '../../../models/product/combinations.ts'
import { formatBRL } from '../../../models/store/money.ts'
import * as styles from './combination.module.css'
import { HalfCard } from './half-card.tsx'
import { COMBINATION_FIELD, otherField, type Pair } from './pair.ts'

interface OtherChoiceProps {
  combination: Combination
  pair: Pair | null
  /** Null when there is only one. */
  checked: boolean | null
}

/** The store's price and the announced discount. The cart computes the actual price. */
export function OtherChoice({ combination, pair, checked }: OtherChoiceProps) {
  const t = useTranslator()
  if (!pair) return null
  const { id, product, percent } = combination
  const { main, other, saving } = pair
  const price = other.preview.price - saving
  const money = (cents: number) => formatBRL(cents, t.language)
  const common = { name: COMBINATION_FIELD, value: id }
  return (
    <div className={styles.other}>
      {checked === null ? (
        <input type="hidden" {...common} />
      ) : (
        <input type="radio" {...common} defaultChecked={checked} aria-label={product.name} />
      )}
      <HalfCard
        item={other}
        title={product.attribute?.name}
        options={product.attribute?.options ?? []}
        name={otherField(combination)}
      >
        <strong>
          {saving > 0 ? (
            <del>
              <span className="visually-hidden">{`${t('product.oldPrice')} `}</span>
              {money(other.preview.price)}
            </del>
          ) : null}{' '}
          {money(price)}
        </strong>
        {percent > 0 ? <small>{t('combination.off', { percent: formatNumber(percent, t.language, 1) })}</small> : null}
        <p className={styles.both}>
          {t('combination.both', { price: money(main.preview.price + price) })}
          {saving > 0 ? <b>{`, ${t('combination.saving', { price: money(saving) })}`}</b> : null}
        </p>
        <Link discover="none" to={product.path} prefetch="intent" aria-label={`${t('product.see')}: ${product.name}`}>
          {t('product.see')}
        </Link>
      </HalfCard>
    </div>
  )
}
