import { scopeContext } from '../../context'
import type { Route } from './+types/robots'
import { crawlerFile } from './crawler-file.server'

/**
 * What no crawler needs: calls, the order, and the page that keeps the language. Filtered listings stay open: that they
 * are not to be kept stands in their heads, where a closed one could not be read.
 */
const CLOSED = ['/api/', '/checkout/', '/idioma']
/** GET /robots.txt */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(scopeContext)
  const lines = ['User-agent: *', ...CLOSED.map(path => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return crawlerFile(`${lines.join('\n')}\n`, 'text/plain')
}
