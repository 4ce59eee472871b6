import { ListingPage } from '../../sections/listing/listing-page'
import { catalogPage } from './catalog-page'
import { laterProductView } from './views'

export { catalogMeta as meta } from './catalog-page'

/** The catalogue's route as a listing's document has it: see own-module.server.ts. */
export default catalogPage({ Product: laterProductView(), Listing: ListingPage })
