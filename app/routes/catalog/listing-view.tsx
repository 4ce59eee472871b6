import { ListingPage } from '../../sections/listing/listing-page'
import { catalogPage } from './catalog-page'
import { lazyProductView } from './views'

export { clientAction } from '../../forms/client-action'
export { catalogMeta as meta } from './catalog-page'

/** The catalogue's route module for a listing's document: see own-module.server.ts. */
export default catalogPage({ Product: lazyProductView(), Listing: ListingPage })
