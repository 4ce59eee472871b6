import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useOnline } from '../offline/use-online.ts'
import type { ErrorView } from './describe-error.ts'
import * as styles from './error-page.module.css'

export function ErrorPage({ status, message }: ErrorView) {
  const t = useTranslator()
  const { pathname, search } = useLocation()
  const online = useOnline()
  const wasLost = useRef(false)
  useEffect(() => {
    if (!online) wasLost.current = true
    else if (wasLost.current) location.reload()
  }, [online])
  const fallback = status >= 500 ? t('errors.unavailable') : t('errors.generic')
  return (
    <section className={`page ${styles.page}`}>
      <h1>{t('errors.title')}</h1>
      <p>{message || (online ? fallback : t('errors.network'))}</p>
      <div className={styles.ways}>
        {status >= 500 && (
          <a className={buttonClass({})} href={pathname + search}>
            {t('common.tryAgain')}
          </a>
        )}
        <BackButton />
        <Link className={buttonClass({ look: 'quiet' })} to="/">
          {t('errors.goHome')}
        </Link>
      </div>
      {online && (
        <small>
          HTTP <span>{status}</span>
        </small>
      )}
    </section>
  )
}

function BackButton() {
  const t = useTranslator()
  const hydrated = useHydrated()
  if (!hydrated || window.history.length < 2) return null
  return (
    <Button look="secondary" onClick={() => window.history.back()}>
      <Icon name="arrow-left" />
      {t('errors.goBack')}
    </Button>
  )
}
