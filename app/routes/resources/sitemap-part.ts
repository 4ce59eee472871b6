import { scopeContext } from '../../context.ts'
import { writeSitemap } from '../../models/content/sitemap.ts'
import type { Route } from './+types/sitemap-part.ts'
import { crawlerFile, missingFile, unavailableFile } from './crawler-file.server.ts'
import { loadSitemapPart, MAX_PARTS } from './load-sitemap.server.ts'

/** Cache time of a 404, in seconds. To find that a part is missing, all pages may have been crawled. */
const MISSING_S = 300

/** GET /sitemaps/{number}.xml: up to a thousand pages with their pictures. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const number = Number(/^[1-9]\d{0,3}(?=\.xml$)/.exec(params.file)?.[0] ?? 0)
  if (number === 0 || number > MAX_PARTS) return missingFile()
  const part = await loadSitemapPart(scope, number)
  if (!part.ok) return unavailableFile()
  const { entries } = part.data
  return entries.length > 0
    ? crawlerFile(writeSitemap(scope.origin, entries), 'application/xml')
    : missingFile(MISSING_S)
}
