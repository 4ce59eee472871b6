import { scopeContext } from '../../context'
import { lastChange, writeSitemapIndex } from '../../models/content/sitemap'
import type { Route } from './+types/sitemap'
import { crawlerFile, unavailableFile } from './crawler-file.server'
import { loadSitemapParts } from './load-sitemap.server'

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const parts = await loadSitemapParts(scope)
  if (!parts.ok) return unavailableFile()
  const changes = parts.data.map(({ entries }) => ({ changed: lastChange(entries) }))
  return crawlerFile(writeSitemapIndex(scope.origin, changes), 'application/xml')
}
