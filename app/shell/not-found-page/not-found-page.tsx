import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { WayOn } from '../../models/listing/nearest-names'
import { LazyShowcase } from '../../sections/showcase/lazy-showcase'
import { buttonClass } from '../../ui/button'
import styles from '../error-page/error-page.module.css'
import { isNotFoundView } from './not-found-view'

// Lazy, because it brings the wire schemas: only a 404 page without its own showcase loads it.
const BrowserShowcase = lazy(async () => ({ default: (await import('../browser-showcase')).BrowserShowcase }))

/** Spec 2: title, description, a link home, and the products of first-showcase under that showcase's title. */
export function NotFoundPage({ thrown }: { thrown: unknown }) {
  const t = useTranslator()
  return (
    <>
      <section className={`page ${styles.page}`}>
        <p className={styles.status} lang="en">
          <span>404</span> {t('errors.notFoundPage')}
        </p>
        <h1>{t('errors.notFound')}</h1>
        <p className={styles.text}>{t('errors.notFoundHint')}</p>
        {isNotFoundView(thrown) && thrown.ways.length > 0 ? <Ways ways={thrown.ways} /> : null}
        <Link className={buttonClass({})} to="/">
          {t('errors.goHome')}
        </Link>
      </section>
      <div className="page">
        <Suspense>
          {isNotFoundView(thrown) ? (
            <LazyShowcase title={thrown.showcase.title} products={thrown.showcase.products} />
          ) : (
            <BrowserShowcase name="first-showcase" />
          )}
        </Suspense>
      </div>
    </>
  )
}

function Ways({ ways }: { ways: readonly WayOn[] }) {
  const t = useTranslator()
  return (
    <ul className={styles.ways} aria-label={t('header.categories')}>
      {ways.map(({ label, href }) => (
        <li key={href}>
          <Link className={buttonClass({ look: 'secondary', small: true })} to={href}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
