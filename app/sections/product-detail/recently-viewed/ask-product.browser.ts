import { fetchProduct } from '../../../api/product.ts'
import { createBrowserTransport } from '../../../api/transport.browser.ts'
import type { MapContext } from '../../../models/store/map-context.ts'

/** A chunk of its own, because it includes the wire schemas. */
export function askProduct(context: MapContext) {
  const transport = createBrowserTransport()
  const known = { ...context, origins: [...context.origins, location.origin] }
  return async (path: string) => {
    const result = await fetchProduct(transport, path, known)
    return result.ok ? result.data : null
  }
}
