import { fetchCombinations } from '../../api/combinations.ts'
import { createBrowserTransport } from '../../api/transport.browser.ts'
import type { MapContext } from '../../models/store/map-context.ts'

export function loadCombinations(paths: readonly string[], context: MapContext) {
  const transport = createBrowserTransport()
  return Promise.all(
    paths.map(async path => {
      const result = await fetchCombinations(transport, path, context)
      return { path, offered: result.ok ? result.data : [] }
    })
  )
}
