import { ProductDetail } from '../../sections/product-detail/product-detail.tsx'
import { catalogPage } from './catalog-page.tsx'
import { lazyListingView } from './views.ts'

export { clientAction } from '../../forms/client-action.ts'
export { catalogMeta as meta } from './catalog-page.tsx'

/** The catalogue's route module for a product's document: see own-module.server.ts. */
export default catalogPage({ Product: ProductDetail, Listing: lazyListingView() })
