import { ProductDetail } from '../../sections/product-detail/product-detail'
import { catalogPage } from './catalog-page'
import { lazyListingView } from './views'

export { clientAction } from '../../forms/client-action'
export { catalogMeta as meta } from './catalog-page'

/** The catalogue's route module for a product's document: see own-module.server.ts. */
export default catalogPage({ Product: ProductDetail, Listing: lazyListingView() })
