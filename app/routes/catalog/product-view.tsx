import { ProductDetail } from '../../sections/product-detail/product-detail'
import { catalogPage } from './catalog-page'
import { laterListingView } from './views'

export { catalogMeta as meta } from './catalog-page'

/** The catalogue's route as a product's document has it: see own-module.server.ts. */
export default catalogPage({ Product: ProductDetail, Listing: laterListingView() })
