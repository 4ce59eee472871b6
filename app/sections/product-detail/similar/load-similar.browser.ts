import { createBrowserTransport } from '../../../api/transport.browser'
import type { MapContext } from '../../../models/store/map-context'
import { loadSimilar, type Placed } from './load-similar'

/** A chunk of its own, because it includes the wire schemas. */
export function loadSimilarInBrowser(product: Placed, context: MapContext) {
  return loadSimilar(createBrowserTransport(), product, { ...context, origins: [...context.origins, location.origin] })
}
