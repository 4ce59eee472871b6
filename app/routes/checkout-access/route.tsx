import '../../i18n/words/account'
import { Link } from 'react-router'
import { createTranslator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import { pageMeta } from '../../sections/head/page-meta'
import { buttonClass } from '../../ui/button'
import type { Route } from './+types/route'
import styles from './checkout-access.module.css'

export function meta({ matches }: Route.MetaArgs) {
  const t = createTranslator(matches[0].loaderData?.language ?? 'pt')
  return pageMeta(matches, { title: t('account.title'), canonical: '' })
}

/** Spec 2: where an account is asked for. Buying needs none. */
export default function CheckoutAccess() {
  const t = useTranslator()
  return (
    <section className={`page ${styles.access}`}>
      <h1>{t('account.title')}</h1>
      <p>{t('account.closed')}</p>
      <Link className={buttonClass({})} to="/">
        {t('account.shop')}
      </Link>
    </section>
  )
}
