import { scopeContext } from '../../context'
import type { Route } from './+types/robots'
import { crawlerFile } from './crawler-file.server'

/** Filtered listings stay crawlable: their `noindex` is in the head, which a crawler must be able to read. */
const CLOSED = ['/api/', '/checkout/', '/idioma']
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(scopeContext)
  const lines = ['User-agent: *', ...CLOSED.map(path => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return crawlerFile(`${lines.join('\n')}\n`, 'text/plain')
}
