import '../../i18n/messages/newsletter'
import { data, Link } from 'react-router'
import { idempotencyKeyOf } from '../../api/idempotency-key.server'
import { readForm } from '../../api/read-form.server'
import { scopeContext } from '../../context'
import styles from '../../forms/form-page.module.css'
import { createTranslator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import { pageMeta } from '../../sections/head/page-meta'
import { type NewsletterOutcome, readTypedNewsletter } from '../../sections/newsletter/newsletter'
import { NewsletterForm } from '../../sections/newsletter/newsletter-form'
import { sendSubscription } from '../../sections/newsletter/subscribe'
import type { Route } from './+types/route'

/** The newsletter form of this page and of the footer, without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { transport, language } = context.get(scopeContext)
  const { form } = await readForm(request)
  const typed = readTypedNewsletter(form)
  const answer = await sendSubscription(transport, typed, await idempotencyKeyOf(typed), createTranslator(language))
  return data<NewsletterOutcome>({ typed, answer }, { status: answer.ok ? 200 : 422 })
}

export function meta({ matches }: Route.MetaArgs) {
  const t = createTranslator(matches[0].loaderData?.language ?? 'pt')
  return pageMeta(matches, { title: t('newsletter.title'), canonical: '' })
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const t = useTranslator()
  return (
    <section className={`page ${styles.page}`}>
      <h1>{t('newsletter.title')}</h1>
      <p className={styles.text}>{t('newsletter.text')}</p>
      <div className={styles.card}>
        <NewsletterForm outcome={actionData} />
      </div>
      <p>
        <Link to="/">{t('newsletter.back')}</Link>
      </p>
    </section>
  )
}
