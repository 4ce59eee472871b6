import '../../i18n/messages/cep.ts'
import { data, useActionData } from 'react-router'
import { scopeContext } from '../../context.ts'
import { answerForm } from '../../forms/answer-form.server.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { readForm } from '../../forms/read-form.server.ts'
import { sendingKeyOf } from '../../forms/sending-key.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { type CepOutcome, cepForm } from '../../sections/cep/cep-definition.ts'
import { CepForm } from '../../sections/cep/cep-form.tsx'
import { titleMeta } from '../../sections/head/page-meta.ts'
import type { Route } from './+types/route.ts'

/** Handles the header's CEP form. Without JavaScript only the API's session can keep the CEP. */
export async function action({ request, context }: Route.ActionArgs) {
  const { personalTransport: transport, language } = context.get(scopeContext)
  const { form } = await readForm(request)
  const { outcome, receipt } = await answerForm(cepForm, { form, transport, language, about: null })
  const isFetcher = sendingKeyOf(form) !== null
  // Documents never contain a shopper's data.
  const user = isFetcher && receipt ? receipt.user : null
  if (!outcome.answer.ok) return data<CepOutcome>({ ...outcome, user }, { status: 422 })
  if (isFetcher || receipt?.user) return data<CepOutcome>({ ...outcome, user })
  const errors = { cep: createTranslator(language)('cep.failed') }
  return data<CepOutcome>({ ...outcome, answer: { ok: false, message: '', errors }, user }, { status: 502 })
}

export { clientAction } from '../../forms/client-action.ts'

export const meta = titleMeta('cep.title')

export default function CheckoutCep() {
  const outcome = useActionData<typeof action>()
  return (
    <FormPage title="cep.title" text="cep.text" home="cep.back">
      <CepForm earlier={outcome} />
    </FormPage>
  )
}
