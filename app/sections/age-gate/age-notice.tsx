import '../../i18n/messages/ageGate'
import { useTranslator } from '../../i18n/use-translator'

export function AgeNotice({ age, className }: { age: number; className: string | undefined }) {
  const t = useTranslator()
  return (
    <noscript>
      <p className={className}>{t('ageGate.law', { age })}</p>
    </noscript>
  )
}
