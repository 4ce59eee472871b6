import { createBrowserTransport } from '../../../api/transport.browser'
import type { MapContext } from '../../../models/store/map-context'
import { loadSimilar, type Placed } from './load-similar'

/** Undefined without any: what the document shows stays. A chunk of its own, because it includes the wire schemas. */
export async function loadMore(product: Placed, context: MapContext) {
  const origins = [...context.origins, location.origin]
  const cards = await loadSimilar(createBrowserTransport(), product, { ...context, origins })
  return cards.length > 0 ? cards : undefined
}
