import { useTranslator } from '../i18n/use-translator.tsx'
import { formatBRL } from '../models/store/money.ts'

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
