import '../../i18n/messages/storeReview'
import { data, Link, useActionData } from 'react-router'
import { scopeContext } from '../../context'
import styles from '../../forms/form-page.module.css'
import { createTranslator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import { pageMeta } from '../../sections/head/page-meta'
import { StoreReviewForm } from '../../sections/store-review/store-review-form'
import type { Route } from './+types/route'
import { answeredContext } from './answered.server'
import { answerReview, readKey } from './store-review.server'

/** Spec 2 and 5: the page of a review invitation. The key allows one review, and the page is never cached. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = await readKey(context.get(scopeContext), url, context.get(answeredContext))
  return data({ key }, { headers: { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' } })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  context.set(answeredContext, true)
  return answerReview(request, context.get(scopeContext), url)
}

export { clientAction } from '../../forms/client-action'

export { headers } from '../../loaders/page-failure.server'

export function meta({ matches }: Route.MetaArgs) {
  const t = createTranslator(matches[0].loaderData?.language ?? 'pt')
  return pageMeta(matches, { title: t('storeReview.title'), canonical: '' })
}

export default function StoreReview({ loaderData }: Route.ComponentProps) {
  const outcome = useActionData<typeof action>()
  const t = useTranslator()
  return (
    <section className={`page ${styles.page}`}>
      <h1>{t('storeReview.title')}</h1>
      <p className={styles.text}>{t('storeReview.text')}</p>
      <div className={styles.card}>
        <StoreReviewForm reviewKey={loaderData.key} outcome={outcome} />
      </div>
      <p>
        <Link to="/">{t('storeReview.home')}</Link>
      </p>
    </section>
  )
}
