import '../../i18n/messages/ageGate'
import form from '../../forms/form.module.css'
import { useTranslator } from '../../i18n/use-translator'

export function AgeNotice({ age }: { age: number }) {
  return <p className={`${form.said} ${form.done}`}>{useTranslator()('ageGate.law', { age })}</p>
}
