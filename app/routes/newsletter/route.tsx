import '../../i18n/messages/newsletter'
import { data, Link, useActionData } from 'react-router'
import { scopeContext } from '../../context'
import { answerForm } from '../../forms/answer-form.server'
import styles from '../../forms/form-page.module.css'
import { readForm } from '../../forms/read-form.server'
import { createTranslator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import { pageMeta } from '../../sections/head/page-meta'
import { newsletterForm } from '../../sections/newsletter/newsletter-definition'
import { NewsletterForm } from '../../sections/newsletter/newsletter-form'
import type { Route } from './+types/route'

/** Handles the newsletter forms of the footer, of popups and of this page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { transport, language } = context.get(scopeContext)
  const { form } = await readForm(request)
  const { outcome } = await answerForm(newsletterForm, { form, transport, language, about: null })
  return data(outcome, { status: outcome.answer.ok ? 200 : 422 })
}

export { clientAction } from '../../forms/client-action'

export function meta({ matches }: Route.MetaArgs) {
  const t = createTranslator(matches[0].loaderData?.language ?? 'pt')
  return pageMeta(matches, { title: t('newsletter.title'), canonical: '' })
}

export default function Newsletter() {
  const outcome = useActionData<typeof action>()
  const t = useTranslator()
  return (
    <section className={`page ${styles.page}`}>
      <h1>{t('newsletter.title')}</h1>
      <p className={styles.text}>{t('newsletter.text')}</p>
      <div className={styles.card}>
        <NewsletterForm outcome={outcome} />
      </div>
      <p>
        <Link to="/">{t('newsletter.back')}</Link>
      </p>
    </section>
  )
}
