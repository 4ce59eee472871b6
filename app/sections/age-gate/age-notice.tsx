import '../../i18n/messages/ageGate'
import { useTranslator } from '../../i18n/use-translator'

export function AgeNotice({ age, className }: { age: number; className: string | undefined }) {
  return <p className={className}>{useTranslator()('ageGate.law', { age })}</p>
}
