import { createBrowserTransport } from '../../../api/transport.browser.ts'
import type { MapContext } from '../../../models/store/map-context.ts'
import { loadSimilar, type Placed } from './load-similar.ts'

/** A category answers 16 products, one of which may be this one. */
const FULL = 15

/**
 * Undefined where `place` shows enough, or without any: what the document shows stays. A chunk of its own, because it
 * includes the wire schemas.
 */
export async function loadMore(place: Element | null, product: Placed, context: MapContext) {
  if (Number(place?.querySelectorAll('[data-product]').length) >= FULL) return undefined
  const origins = [...context.origins, location.origin]
  const cards = await loadSimilar(createBrowserTransport(), product, { ...context, origins })
  return cards.length > 0 ? cards : undefined
}
