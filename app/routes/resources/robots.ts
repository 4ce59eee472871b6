import { scopeContext } from '../../context.ts'
import { isCheckout } from '../../links.ts'
import { PAGES } from '../../pages.ts'
import type { Route } from './+types/robots.ts'
import { crawlerFile } from './crawler-file.server.ts'

/** Filtered listings stay crawlable: their `noindex` is in the head, which a crawler must be able to read. */
const CLOSED = PAGES.filter(({ robots }) => robots === false).map(({ path }) =>
  isCheckout(path) ? '/checkout/' : path
)

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(scopeContext)
  const closed = new Set(['/api/', ...CLOSED])
  const lines = ['User-agent: *', ...[...closed].map(path => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return crawlerFile(`${lines.join('\n')}\n`, 'text/plain')
}
