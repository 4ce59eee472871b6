import { readSitemap } from '../contract/sitemap.ts'
import { SITEMAP_PART, type SitemapPart, toSitemapPart } from '../models/content/sitemap.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, memoizedParser, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

const read = memoizedParser(readSitemap, toSitemapPart)

/** The pages that the API says search engines may keep. `number` from 1. An API that has no such call answers 404. */
export function fetchSitemapPart(
  transport: Transport,
  number: number,
  context: MapContext
): Promise<ApiResult<SitemapPart>> {
  const query = { offset: String((number - 1) * SITEMAP_PART), limit: String(SITEMAP_PART) }
  return callApi(transport, { method: 'GET', path: 'url/sitemap', query, timing: 'page' }, read(context))
}
