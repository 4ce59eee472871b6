import { useTranslator } from '../i18n/use-translator'
import { formatBRL } from '../models/store/money'

export function OldPrice({ cents }: { cents: number }) {
  const t = useTranslator()
  if (cents <= 0) return null
  return (
    <del>
      <span className="visually-hidden">{`${t('product.oldPrice')} `}</span>
      {formatBRL(cents, t.language)}
    </del>
  )
}
