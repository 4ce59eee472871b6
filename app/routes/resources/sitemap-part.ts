import { scopeContext } from '../../context'
import { writeSitemap } from '../../models/content/sitemap'
import type { Route } from './+types/sitemap-part'
import { crawlerFile, missingFile, unavailableFile } from './crawler-file.server'
import { loadSitemapPart } from './load-sitemap.server'

/** GET /sitemaps/{number}.xml: up to a thousand pages with their pictures. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const number = /^[1-9]\d{0,3}(?=\.xml$)/.exec(params.file)?.[0]
  if (!number) return missingFile()
  const part = await loadSitemapPart(scope, Number(number))
  if (!part.ok) return unavailableFile()
  const { entries } = part.data
  return entries.length > 0 ? crawlerFile(writeSitemap(scope.origin, entries), 'application/xml') : missingFile()
}
