import { fetchCombinations } from '../../api/combinations'
import { createBrowserTransport } from '../../api/transport.browser'
import type { Combination } from '../../models/product/combinations'
import type { MapContext } from '../../models/store/map-context'

export async function loadCombinations(
  paths: readonly string[],
  context: MapContext
): Promise<[string, Combination[]][]> {
  const transport = createBrowserTransport()
  return Promise.all(
    paths.map(async path => {
      const result = await fetchCombinations(transport, path, context)
      return [path, result.ok ? result.data : []] satisfies [string, Combination[]]
    })
  )
}
