import { fetchRelated } from '../../api/catalog.ts'
import type { Loaded } from '../../api/failure.ts'
import { madeOnce } from '../../api/made-once.ts'
import { menuOrEmpty } from '../../api/menus.ts'
import { fetchOffers } from '../../api/offers.ts'
import { fetchProduct } from '../../api/product.ts'
import { fetchReviews } from '../../api/reviews.ts'
import { settleWithin } from '../../api/settle-within.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { asMarkup } from '../../loaders/as-markup.server.ts'
import type { ProductCard } from '../../models/product/product-card.ts'
import type { ProductPage } from '../../models/product/product-page.ts'
import type { ReviewSheet } from '../../models/product/reviews.ts'
import type { MapContext } from '../../models/store/map-context.ts'
import { type TrustView, toTrust } from '../../models/store/trust.ts'
import { ANSWERED_FIELD } from '../../sections/product-detail/product-forms.ts'
import { type ProductPageData, toProductView } from '../../sections/product-detail/product-view.ts'
import { readAnswered } from '../../sections/product-detail/questions/question-definition.ts'
import {
  isFiltered,
  REVIEWS_PER_PAGE,
  type ReviewQuery,
  readReviewQuery
} from '../../sections/product-detail/reviews/review-query.ts'

const GRACE_MS = 10

/** Returns the product's failure as a value. Similar products stream later. */
export async function loadProduct(scope: RequestScope, url: URL): Promise<Loaded<ProductPageData>> {
  const context = mapContext(scope)
  const result = await fetchProduct(scope.transport, url.pathname, context)
  if (!result.ok) return result
  const page = result.data
  const { ean, mpn, descriptionHtml, facts, nutrition, cautions, cautionsAfter, kit, questions } = page
  const texts = { ean, mpn, descriptionHtml, facts, nutrition, cautions, cautionsAfter, kit }
  const answered = questions.find(({ id }) => id > 0 && id === readAnswered(url.searchParams.get(ANSWERED_FIELD) ?? ''))
  const askedReviews = readReviewQuery(url.searchParams)
  const { similar, reviewSheet, trust, offers } = await settleWithin(
    {
      similar: loadSimilar(scope, page, context),
      reviewSheet: loadReviews(scope, page, askedReviews),
      trust: loadTrust(scope),
      offers: fetchOffers(scope.transport, page, context)
    },
    GRACE_MS
  )
  return {
    ok: true,
    product: toProductView(page),
    canonical: canonicalOf(page, scope.origin),
    ...(page.minimumAge > 0 && { isCrawler: scope.isCrawler }),
    ...(!isFirst(askedReviews) && { askedReviews }),
    ...(reviewSheet && { reviewSheet }),
    views: asMarkup(scope, { texts, questions, trust, offers, similar }),
    ...(answered && { answering: { id: answered.id, text: answered.text } })
  }
}

/** Reviews that the product's own answer lacks, or the counts by stars. Null without any, or when the call fails. */
async function loadReviews(
  scope: RequestScope,
  { id, reviews, rating }: ProductPage,
  query: ReviewQuery
): Promise<ReviewSheet | null> {
  if (isFirst(query) && (rating?.count ?? 0) <= reviews.length) return null
  const asked = isFirst(query)
    ? { ...query, product: id, offset: 0, limit: 1 }
    : { ...query, product: id, offset: offsetOf(query, reviews.length), limit: REVIEWS_PER_PAGE }
  const result = await fetchReviews(scope.transport, asked, mapContext(scope))
  if (!result.ok) return null
  // The page shows the product's own reviews, and needs no copy of one.
  return isFirst(query) ? { ...result.data, reviews: [], next: null } : result.data
}

function isFirst(query: ReviewQuery): boolean {
  return query.page === 1 && !isFiltered(query)
}

/** The first page is the product's own answer, whatever its length. */
function offsetOf(query: ReviewQuery, first: number): number {
  const { page } = query
  return isFiltered(query) ? (page - 1) * REVIEWS_PER_PAGE : first + (page - 2) * REVIEWS_PER_PAGE
}

/** Spec 7: the listing of the product's own category, without the product itself. The browser adds to a short one. */
async function loadSimilar(scope: RequestScope, page: ProductPage, context: MapContext): Promise<ProductCard[]> {
  const category = page.breadcrumb.findLast(({ path }) => path !== '/' && path !== page.path)
  if (!category) return []
  const result = await fetchRelated(scope.transport, category.path, context)
  return result.ok ? result.data.filter(({ id }) => id !== page.id) : []
}

/** The footer requests the same menu anyway. */
async function loadTrust(scope: RequestScope): Promise<TrustView> {
  return trustOf((await menuOrEmpty(scope, 'rodape-principal')).items)
}

const trustOf = madeOnce(toTrust)

/** All options of a product share one canonical address. */
function canonicalOf({ seo, path }: ProductPage, origin: string): string {
  const [canonical] = (seo.canonical || path).split(/[?#]/)
  return origin + canonical
}
