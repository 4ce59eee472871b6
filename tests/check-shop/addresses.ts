import { decode, type Feed, readFeed } from './feed.ts'
import { type Page, pathOf } from './page.ts'
import type { Visiting } from './visit.ts'

const MOST_SITEMAPS = 50
const USUAL_FEEDS = ['/feeds/produtos.xml']

/** Paths of the sitemap that robots.txt names, or of /sitemap.xml. */
export async function readSitemap({ ask, origin }: Visiting): Promise<string[]> {
  const robots = await ask({ path: '/robots.txt', accept: 'text/plain' })
  const named = [...robots.text.matchAll(/^sitemap:\s*(\S+)/gim)].flatMap(([, href = '']) => pathOf(href, origin) || [])
  const index = await Promise.all((named.length > 0 ? named : ['/sitemap.xml']).map(readLocations))
  const paths = index.flat()
  const files = paths.filter(path => /\.xml$/.test(path)).slice(0, MOST_SITEMAPS)
  const below = await Promise.all(files.map(readLocations))
  return [...new Set([...paths, ...below.flat()])].filter(path => !/\.xml$/.test(path))

  async function readLocations(path: string): Promise<string[]> {
    const { text } = await ask({ path, accept: 'application/xml' })
    return [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].flatMap(
      ([, href = '']) => pathOf(decode(href), origin) || []
    )
  }
}

/** The feed of products that home links to, or one at a usual address. */
export async function findFeed({ ask, origin }: Visiting, home: Page): Promise<Feed | null> {
  const links = home.root.querySelectorAll('link[rel=alternate][type$=xml]')
  const linked = links.flatMap(link => pathOf(link.getAttribute('href') ?? '', origin) || [])
  for (const path of [...linked, ...USUAL_FEEDS]) {
    const { status, text } = await ask({ path, accept: 'application/xml' })
    const feed = status === 200 ? readFeed(path, text) : null
    if (feed) return feed
  }
  return null
}

/** Where a product's page is offered as Markdown. Null without a link or an llms.txt. */
export function markdownPath({ root, path }: Page, origin: string, hasText: boolean): string | null {
  const link = root.querySelector('link[rel=alternate][type="text/markdown"]')?.getAttribute('href')
  if (link) return pathOf(link, origin) || null
  return hasText ? `${path}.md` : null
}
