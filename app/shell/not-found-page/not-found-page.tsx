import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { WayOn } from '../../models/listing/nearest-names.ts'
import type { Showcase } from '../../models/listing/showcase.ts'
import { LazyShowcase } from '../../sections/showcase/lazy-showcase.tsx'
import { buttonClass } from '../../ui/button.tsx'
import * as styles from '../error-page/error-page.module.css'

export interface NotFoundView {
  message: string
  showcase: Showcase
  ways: WayOn[]
}

// Lazy, because it brings the wire schemas: only a 404 page without its own showcase loads it.
const BrowserShowcase = lazy(async () => ({ default: (await import('../browser-showcase.tsx')).BrowserShowcase }))

// In attributes: every document carries this style sheet.
const PANEL = {
  width: 'calc(100% - 2 * var(--gutter))',
  maxWidth: 'calc(var(--page) - 2 * var(--gutter))',
  marginBlock: 'var(--space-6)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-brand-soft)'
}
const SMALL = { color: 'var(--color-text-soft)', fontSize: 'var(--text-sm)' }

/** Spec 2: title, description, a link home, and the products of first-showcase under that showcase's title. */
export function NotFoundPage({ thrown }: { thrown: unknown }) {
  const t = useTranslator()
  const view = isNotFoundView(thrown) ? thrown : null
  return (
    <>
      <section className={`page ${styles.page}`} style={PANEL}>
        <h1>{t('errors.notFound')}</h1>
        <p>{t('errors.notFoundHint')}</p>
        {view && view.ways.length > 0 ? <Ways ways={view.ways} /> : null}
        <Link className={buttonClass({})} to="/">
          {t('errors.goHome')}
        </Link>
        <p lang="en" style={SMALL}>
          404 <span>{t('errors.notFoundPage')}</span>
        </p>
      </section>
      <div className="page">
        <Suspense>
          {view ? (
            <LazyShowcase title={view.showcase.title} products={view.showcase.products} />
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

/** A 404 from the router or another loader has no showcase. */
function isNotFoundView(thrown: unknown): thrown is NotFoundView {
  return typeof thrown === 'object' && thrown !== null && 'showcase' in thrown && 'ways' in thrown
}
