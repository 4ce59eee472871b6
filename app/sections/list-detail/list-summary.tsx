import '../../i18n/messages/lists.ts'
import { counted } from '../../i18n/format.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { PriceView } from '../../models/product/product-card.ts'
import { formatBRL } from '../../models/store/money.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OldPrice } from '../old-price.tsx'
import * as styles from './list-detail.module.css'
import { type ListPick, sumPicks } from './list-picks.ts'

interface ListSummaryProps {
  whole: PriceView | null
  picks: readonly ListPick[]
  isPending: boolean
  messages: readonly string[]
}

/** The sum of the chosen products at the API's prices. The cart's total comes from the server. */
export function ListSummary({ whole, picks, isPending, messages }: ListSummaryProps) {
  const t = useTranslator()
  if (picks.length === 0) return <p className={styles.summary}>{t('lists.soldOut')}</p>
  const { units, total, was, cash } = sumPicks(picks, whole)
  return (
    <div className={styles.summary}>
      <h2>{t('lists.summary')}</h2>
      <p className={styles.total} aria-live="polite" aria-atomic="true">
        <span>
          {t('lists.total')}
          <small>{counted('lists.units', units, t)}</small>
        </span>
        <OldPrice cents={was} />
        <strong>{formatBRL(total, t.language)}</strong>
        {cash > 0 ? <b>{t('product.cash', { price: formatBRL(cash, t.language) })}</b> : null}
      </p>
      {messages.length > 0 ? (
        <div role="alert" className={styles.alert}>
          <Icon name="circle-alert" />
          <div>
            {messages.map(message => (
              <p key={message}>{message}</p>
            ))}
          </div>
        </div>
      ) : null}
      <Button type="submit" wide pending={isPending}>
        {t(isPending ? 'product.adding' : 'lists.add')}
      </Button>
    </div>
  )
}
