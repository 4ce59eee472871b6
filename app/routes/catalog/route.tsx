import { scopeContext } from '../../context'
import { canonicalPath } from '../../models/canonical-path'
import { listingMeta } from '../../sections/listing/listing-meta'
import { ListingPage } from '../../sections/listing/listing-page'
import { ProductDetail } from '../../sections/product-detail/product-detail'
import { productMeta } from '../../sections/product-detail/product-meta'
import { failedPage } from '../../shell/not-found-page/failed-page.server'
import type { Route } from './+types/route'
import { addToCartAction } from './add-to-cart.server'
import { loadPage } from './load-page.server'

/** Spec 2: a product, or a listing of up to four levels. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const page = await loadPage(scope, url)
  if (!page.ok) throw await failedPage(page, scope, url)
  return page
}

/** The product's buy form, and the buy buttons of cards, without JavaScript. */
export async function action({ request, context, url }: Route.ActionArgs) {
  return addToCartAction(request, context.get(scopeContext), canonicalPath(url.pathname))
}

export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return loaderData.page === 'product' ? productMeta(loaderData) : listingMeta(loaderData)
}

export default function Catalog({ loaderData }: Route.ComponentProps) {
  if (loaderData.page === 'product') return <ProductDetail data={loaderData} />
  return <ListingPage {...loaderData} />
}
