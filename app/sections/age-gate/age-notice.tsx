import '../../i18n/messages/ageGate.ts'
import * as form from '../../forms/form.module.css'
import { useTranslator } from '../../i18n/use-translator.tsx'

export function AgeNotice({ age }: { age: number }) {
  return <p className={`${form.said} ${form.done}`}>{useTranslator()('ageGate.law', { age })}</p>
}
