import '../../i18n/messages/cep.ts'
import '../../i18n/messages/freight.ts'
import { type SubmitEvent, useEffect, useRef } from 'react'
import * as fields from '../../forms/form.module.css'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { useForm } from '../../forms/use-form.ts'
import type { Translator } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { formatCep, isCep } from '../../models/shopper/formatters.ts'
import { useActions } from '../../stores/provider.tsx'
import { Button } from '../../ui/button.tsx'
import { rememberCep } from '../product-detail/shipping/remembered-cep.ts'
import type { CepOutcome } from './cep-definition.ts'
import { CepField } from './cep-field.tsx'
import * as styles from './cep-form.module.css'
import { useCepField } from './use-cep-field.ts'

/** Sets the shipping CEP. Posts to the page; the browser remembers the CEP even when the API cannot. */
export function CepForm({ earlier, onDone }: { earlier?: CepOutcome; onDone?: (cep: string) => void }) {
  const t = useTranslator()
  const { user } = useActions()
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef('')
  const { answer, errors, isPending, send } = useForm<'cep', CepOutcome>({
    load: async () => (await import('./cep-definition.ts')).cepForm,
    earlier: earlier?.answer,
    onResult: result => user.take(Promise.resolve(result.user)),
    explain: () => keptHere(sent.current, t)
  })
  useCepField(field)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (answer?.ok === false) field.current?.focus()
    if (!answer?.ok || answer === earlier?.answer) return
    const cep = formatCep(sent.current)
    rememberCep(cep)
    onDone?.(cep)
  }, [answer])
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    sent.current = field.current?.value ?? ''
    void send(new FormData(event.currentTarget), { action: PATHS.cep })
  }
  return (
    <form method="post" action={PATHS.cep} noValidate className={`${fields.form} ${styles.form}`} onSubmit={submit}>
      <CepField ref={field} error={errors.cep} defaultValue={earlier?.typed.cep} />
      <Button type="submit" pending={isPending}>
        {t('cep.save')}
      </Button>
      <p role="status">{answer?.ok ? answer.message : ''}</p>
    </form>
  )
}

/** A network failure is no error here, because every shipping call sends the CEP. */
function keptHere(typed: string, t: Translator): FormAnswer<'cep'> {
  const cep = formatCep(typed)
  if (isCep(cep)) return { ok: true, message: t('cep.kept', { cep }) }
  return { ok: false, message: '', errors: { cep: t('freight.cepWrong') } }
}
