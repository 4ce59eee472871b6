import '../../i18n/words/search'
import { useTranslator } from '../../i18n/use-translator'
import type { Listing, ListingKind } from '../../models/listing'
import type { Showcase } from '../../models/showcase'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { Section } from '../section'
import { ShowcaseSkeleton } from '../showcase/showcase-skeleton'
import { ShowcaseSlider } from '../showcase/showcase-slider'
import { ActiveFilters } from './active-filters'
import { EmptyListing } from './empty-listing'
import { FilterPanel } from './filter-panel'
import { ListingHead } from './listing-head'
import styles from './listing-page.module.css'
import { OrderForm } from './order-form'
import { Pagination } from './pagination'
import { ProductGrid } from './product-grid'

interface ListingPageProps {
  kind: ListingKind
  listing: Listing
  /** What an empty listing offers instead. */
  instead: Showcase | Promise<Showcase | null> | null
}

/** Category, brand, landing page or search results. All of its state stands in the address. */
export function ListingPage({ kind, listing, instead }: ListingPageProps) {
  return (
    <div className="page">
      <Breadcrumb crumbs={listing.breadcrumb} />
      <ListingHead kind={kind} listing={listing} />
      <div className={styles.body}>
        <FilterPanel facets={listing.facets} price={listing.price} chips={listing.chips} />
        <div className={styles.results}>
          <ActiveFilters chips={listing.chips} clearHref={listing.clearHref} />
          {listing.products.length > 0 ? <Results listing={listing} /> : <EmptyListing kind={kind} listing={listing} />}
        </div>
      </div>
      <Section data={instead} skeleton={<ShowcaseSkeleton />}>
        {({ title, products }) => <ShowcaseSlider title={title} products={products} />}
      </Section>
    </div>
  )
}

function Results({ listing }: { listing: Listing }) {
  const t = useTranslator()
  return (
    <>
      <OrderForm listing={listing} />
      <h2 className="visually-hidden">{t('search.products')}</h2>
      <ProductGrid products={listing.products} />
      <Pagination {...listing} />
    </>
  )
}
