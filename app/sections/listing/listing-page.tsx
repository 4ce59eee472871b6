import '../../i18n/messages/listing.ts'
import { memo, Suspense, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { Crumb } from '../../models/content/page-head.ts'
import type { ListingKind, ListingView } from '../../models/listing/listing.ts'
import type { WayOn } from '../../models/listing/nearest-names.ts'
import type { Showcase } from '../../models/listing/showcase.ts'
import type { ProductCard } from '../../models/product/product-card.ts'
import { buttonClass } from '../../ui/button.tsx'
import { part } from '../../ui/part.tsx'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { Section } from '../section.tsx'
import { LazyShowcase } from '../showcase/lazy-showcase.tsx'
import { ShowcaseSkeleton } from '../showcase/showcase-skeleton.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { hasFilters } from './filters.tsx'
import { FiltersProvider, useFilterActions } from './filters-provider.tsx'
import { KeptFocus } from './kept-focus.tsx'
import { ListingHead } from './listing-head.tsx'
import * as styles from './listing-page.module.css'
import { PageSizeForm } from './order-form.tsx'
import { Pagination } from './pagination.tsx'
import { ProductGrid } from './product-grid.tsx'
import { Toolbar } from './toolbar.tsx'

// Most pages have products, and load without this code.
const EmptyListing = part(async () => (await import('./empty-listing.tsx')).EmptyListing)

/** Spec 9: the smallest page size. A listing with no more products needs no page size form. */
const SMALLEST_PAGE = 12

interface ListingPageProps {
  kind: ListingKind
  listing: ListingView
  /** Empty when hydrating: the document already shows the cards. */
  views: { products?: ProductCard[] }
  instead: Showcase | Promise<Showcase | null> | null
  ways: WayOn[] | Promise<WayOn[] | null> | null
}

interface FailedListingProps {
  failed: { title: string; breadcrumb: Crumb[] }
}

/** Memoized: the router renders the page again when a navigation begins. */
export const ListingPage = memo(function ListingPage(props: ListingPageProps | FailedListingProps) {
  if ('failed' in props) return <FailedListing {...props} />
  return (
    <FiltersProvider listing={props.listing}>
      <LoadedListing {...props} />
    </FiltersProvider>
  )
})

function LoadedListing({ kind, listing, views, instead, ways }: ListingPageProps) {
  const t = useTranslator()
  const results = useRef<HTMLElement>(null)
  return (
    <KeptFocus results={results}>
      <Breadcrumb crumbs={listing.breadcrumb} />
      <ListingHead kind={kind} listing={listing} />
      <div className={styles.body}>
        {hasFilters(listing) ? <FilterPanel listing={listing} /> : null}
        <section ref={results} className={styles.results} aria-label={t('listing.products')} tabIndex={-1}>
          <Toolbar listing={listing} />
          <ActiveFilters listing={listing} />
          {listing.shown > 0 ? (
            <Results listing={listing} views={views} />
          ) : (
            <Suspense>
              <EmptyListing kind={kind} listing={listing} ways={ways} />
            </Suspense>
          )}
        </section>
      </div>
      <Section data={instead} skeleton={<ShowcaseSkeleton />}>
        {({ title, products }) => <LazyShowcase title={title} products={products} />}
      </Section>
    </KeptFocus>
  )
}

function Results({ listing, views }: Pick<ListingPageProps, 'listing' | 'views'>) {
  const t = useTranslator()
  const { turnTo } = useFilterActions()
  return (
    <>
      <h2 className="visually-hidden">{t('listing.products')}</h2>
      <ProductGrid products={views.products} title={listing.title} first={(listing.page - 1) * listing.limit} />
      <div className={styles.end}>
        <Pagination {...listing} onTurn={({ page, href }) => turnTo(page, href)} />
        {listing.total > SMALLEST_PAGE ? <PageSizeForm /> : null}
      </div>
    </>
  )
}

/** Spec 8: a category whose products failed to load. The link reloads the document, with and without scripts. */
function FailedListing({ failed: { title, breadcrumb } }: FailedListingProps) {
  const t = useTranslator()
  const { pathname, search } = useLocation()
  return (
    <div className="page">
      <Breadcrumb crumbs={breadcrumb} />
      <header className={styles.head}>
        <h1>{title}</h1>
      </header>
      <section className={styles.empty} aria-label={t('listing.products')}>
        <p className={styles.sorry}>{t('listing.failed')}</p>
        <p>{t('listing.failedHint')}</p>
        <a className={buttonClass({ look: 'secondary' })} href={pathname + search} rel="nofollow">
          {t('common.tryAgain')}
        </a>
      </section>
    </div>
  )
}
