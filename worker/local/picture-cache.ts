import type { Defer } from '../edge/reports/reporter.ts'

/** Stands in for Workers Cache in front of `Pictures`, which the local runtime lacks. */
export async function throughLocalCache(
  request: Request,
  ask: () => Promise<Response>,
  defer: Defer
): Promise<Response> {
  const cache = await caches.open('images')
  const held = await cache.match(request.url)
  if (held) return new Response(held.body, held)
  const response = await ask()
  if (response.status === 200) defer(cache.put(request.url, response.clone()))
  return response
}
