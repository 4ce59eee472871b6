import '../../i18n/messages/cep'
import '../../i18n/messages/freight'
import { type SubmitEvent, useEffect, useRef } from 'react'
import fields from '../../forms/form.module.css'
import type { Translator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import { CEP_PATH } from '../../models/cep-path'
import { Button } from '../../ui/button'
import type { CepAnswer } from './cep'
import { CepField } from './cep-field'
import styles from './cep-form.module.css'
import { useCep } from './use-cep'
import { useCepField } from './use-cep-field'

interface CepFormProps {
  /** Of the form as it was sent without JavaScript. */
  earlier?: CepAnswer
  onDone?: (cep: string) => void
}

/** Says where to send. Its page answers it, and with JavaScript the API. */
export function CepForm({ earlier, onDone }: CepFormProps) {
  const t = useTranslator()
  const field = useRef<HTMLInputElement>(null)
  const { isPending, answer, send } = useCep(earlier ?? null, onDone)
  useCepField(field)
  useEffect(() => {
    if (answer?.ok === false) field.current?.focus()
  }, [answer])
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(field.current?.value ?? '')
  }
  const error = answer?.ok === false ? answer.said || t('freight.cepWrong') : undefined
  return (
    <form method="post" action={CEP_PATH} noValidate className={`${fields.form} ${styles.form}`} onSubmit={submit}>
      <CepField ref={field} error={error} defaultValue={earlier?.cep} />
      <Button type="submit" aria-disabled={isPending || undefined} aria-busy={isPending || undefined}>
        {t('cep.save')}
      </Button>
      <p role="status">{answer?.ok ? keptWords(answer, t) : ''}</p>
    </form>
  )
}

/** With the city, as far as the API says it. */
function keptWords({ cep, user }: CepAnswer & { ok: true }, t: Translator): string {
  const place = [user?.city, user?.state].filter(Boolean).join('/')
  return place ? t('cep.keptPlace', { cep, place }) : t('cep.kept', { cep })
}
