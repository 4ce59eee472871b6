import { data } from 'react-router'
import { fetchLevel } from '../../api/catalog'
import { scopeContext, subjectContext } from '../../context'
import { canonicalPath } from '../../models/canonical-path'
import { listingMeta } from '../../sections/listing/listing-meta'
import { ListingPage } from '../../sections/listing/listing-page'
import { listingSubject } from '../../sections/listing/listing-subject'
import { COMBINE_INTENT } from '../../sections/product-detail/combination/pair'
import { INTENT_FIELD } from '../../sections/product-detail/offer'
import { ProductDetail } from '../../sections/product-detail/product-detail'
import { productMeta } from '../../sections/product-detail/product-meta'
import { productSubject } from '../../sections/product-detail/product-subject'
import { isRequestKind } from '../../sections/product-detail/requests/request'
import { REVIEW_INTENT } from '../../sections/product-detail/reviews/review'
import { SHIPPING_INTENT } from '../../sections/product-detail/shipping/shipping'
import { failedPage } from '../../shell/not-found-page/failed-page.server'
import { EMPTY_SHELL } from '../../shell/shell-view'
import type { Route } from './+types/route'
import { addToCartAction } from './add-to-cart.server'
import { buyTogetherAction } from './buy-together.server'
import { loadPage } from './load-page.server'
import { readForm } from './read-form.server'
import { requestAction } from './request.server'
import { reviewAction } from './review.server'
import { shippingAction } from './shipping.server'

/** Spec 2: a product, or a listing of up to four levels. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const page = await loadPage(scope, url)
  if (!page.ok) throw await failedPage(page, scope, url)
  context.set(subjectContext, () => (page.page === 'product' ? productSubject(page) : listingSubject(page)))
  return page
}

/** The product's forms, and the buy buttons of cards, without JavaScript. Nothing else here takes a form. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const [scope, path] = [context.get(scopeContext), canonicalPath(url.pathname)]
  const level = await fetchLevel(scope.transport, path)
  if (!level.ok) throw await failedPage(level, scope, url)
  if (level.data !== 'product' && level.data !== 'unknown') throw data({ message: '' }, { status: 405 })
  const sent = await readForm(request)
  const { form } = sent
  const intent = form.get(INTENT_FIELD)
  if (intent === COMBINE_INTENT) return buyTogetherAction(form, scope, path)
  if (intent === SHIPPING_INTENT) return shippingAction(form, scope, path)
  if (intent === REVIEW_INTENT) return reviewAction(sent, scope, path)
  if (isRequestKind(intent)) return requestAction(form, intent, scope, path)
  return addToCartAction(form, scope, path)
}

export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return loaderData.page === 'product' ? productMeta(matches, loaderData) : listingMeta(matches, loaderData)
}

export default function Catalog({ loaderData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData?.shell ?? EMPTY_SHELL
  if (loaderData.page === 'product') return <ProductDetail data={loaderData} terms={site} />
  return <ListingPage {...loaderData} />
}
