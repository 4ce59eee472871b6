import { scopeContext } from '../../context.ts'
import { lastChange, writeSitemapIndex } from '../../models/content/sitemap.ts'
import type { Route } from './+types/sitemap.ts'
import { crawlerFile, unavailableFile } from './crawler-file.server.ts'
import { loadSitemapParts } from './load-sitemap.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const parts = await loadSitemapParts(scope)
  if (!parts.ok) return unavailableFile()
  const changes = parts.data.map(({ entries }) => ({ changed: lastChange(entries) }))
  return crawlerFile(writeSitemapIndex(scope.origin, changes), 'application/xml')
}
