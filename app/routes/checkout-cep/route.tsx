import '../../i18n/messages/cep'
import { data, Link } from 'react-router'
import { readForm } from '../../api/read-form.server'
import { scopeContext } from '../../context'
import styles from '../../forms/form-page.module.css'
import { createTranslator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import { type CepAnswer, sendCep } from '../../sections/cep/cep'
import { CepForm } from '../../sections/cep/cep-form'
import { pageMeta } from '../../sections/head/page-meta'
import { CEP_FIELD } from '../../sections/product-detail/shipping/shipping'
import type { Route } from './+types/route'

// A form's sender may send any length.
const MAX_CEP_LENGTH = 20

/** The header's CEP form without JavaScript. Only the API's session can keep the CEP. */
export async function action({ request, context }: Route.ActionArgs) {
  const { personalTransport, language } = context.get(scopeContext)
  const { form } = await readForm(request)
  const typed = form.get(CEP_FIELD)
  const answer = await sendCep(personalTransport, typeof typed === 'string' ? typed.slice(0, MAX_CEP_LENGTH) : '')
  if (!answer.ok) return data<CepAnswer>(answer, { status: 422 })
  const { cep, user } = answer
  if (user) return data<CepAnswer>({ ok: true, cep, user: { city: user.city, state: user.state } })
  const said = createTranslator(language)('cep.failed')
  return data<CepAnswer>({ ok: false, cep, said }, { status: 502 })
}

export function meta({ matches }: Route.MetaArgs) {
  const t = createTranslator(matches[0].loaderData?.language ?? 'pt')
  return pageMeta(matches, { title: t('cep.title'), canonical: '' })
}

export default function CheckoutCep({ actionData }: Route.ComponentProps) {
  const t = useTranslator()
  return (
    <section className={`page ${styles.page}`}>
      <h1>{t('cep.title')}</h1>
      <p className={styles.text}>{t('cep.text')}</p>
      <div className={styles.card}>
        <CepForm earlier={actionData} />
      </div>
      <p>
        <Link to="/">{t('cep.back')}</Link>
      </p>
    </section>
  )
}
