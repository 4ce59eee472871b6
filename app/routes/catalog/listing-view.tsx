import { ListingPage } from '../../sections/listing/listing-page.tsx'
import { catalogPage } from './catalog-page.tsx'
import { lazyProductView } from './views.ts'

export { clientAction } from '../../forms/client-action.ts'
export { catalogMeta as meta } from './catalog-page.tsx'

/** The catalogue's route module for a listing's document: see own-module.server.ts. */
export default catalogPage({ Product: lazyProductView(), Listing: ListingPage })
