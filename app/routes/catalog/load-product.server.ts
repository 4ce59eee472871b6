import { fetchRelated } from '../../api/catalog'
import type { ApiFailure } from '../../api/failure'
import { madeOnce } from '../../api/made-once'
import { menuOrEmpty } from '../../api/menus'
import { fetchOffers } from '../../api/offers'
import { fetchProduct } from '../../api/product'
import { settleWithin } from '../../api/settle-within'
import { mapContext, type RequestScope } from '../../context'
import { toData } from '../../models/listing/static-views'
import type { ProductCard } from '../../models/product/product-card'
import type { ProductPage } from '../../models/product/product-page'
import type { MapContext } from '../../models/store/map-context'
import { type TrustView, toTrust } from '../../models/store/trust'
import { type ProductPageData, toProductView } from '../../sections/product-detail/product-view'
import { ANSWERED_FIELD, readAnswered } from '../../sections/product-detail/questions/question'
import { readReviewQuery } from '../../sections/product-detail/reviews/review-query'
import { loadReviews } from './load-reviews.server'

export type { ProductPageData }

const GRACE_MS = 10

/** Returns the product's failure as a value. Similar products stream later. */
export async function loadProduct(
  scope: RequestScope,
  path: string,
  query = new URLSearchParams()
): Promise<({ ok: true } & ProductPageData) | ApiFailure> {
  const context = mapContext(scope)
  const result = await fetchProduct(scope.transport, path, context)
  if (!result.ok) return result
  const page = result.data
  const { descriptionHtml, facts, nutrition, questions } = page
  const answered = questions.find(({ id }) => id > 0 && id === readAnswered(query.get(ANSWERED_FIELD)))
  const askedReviews = readReviewQuery(query)
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
    askedReviews,
    reviewSheet,
    texts: toData(scope.staticViews, 'texts', { descriptionHtml, facts, nutrition }, [
      facts,
      nutrition,
      descriptionHtml
    ]),
    questions: toData(scope.staticViews, 'questions', questions, [questions]),
    trust: toData(scope.staticViews, 'trust', trust, [trust]),
    offers: toData(scope.staticViews, 'offers', offers, [offers]),
    answering: answered ? { id: answered.id, text: answered.text } : null,
    similar: toData(scope.staticViews, 'similar', similar)
  }
}

/** Spec 7: the listing of the product's own category, without the product itself. */
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
