import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { isFile, NO_PAGES, PATHS, type PageName } from '../../app/links.ts'
import { PAGES, type Page } from '../../app/pages.ts'
import { decoded } from './decoded.ts'

/** The row of a path, of `/whey.data` too. As the router does, it ignores case and slashes at the end. */
export function findPage(path: string): FoundPage {
  const [[first]] = router.match('ALL', plainPath(path))
  return first?.[0] ?? NOT_FOUND
}

export type FoundPage = Page & { name: PageName; path: string }

const NOT_FOUND: FoundPage = { name: 'notFound', path: PATHS.notFound }

const router = new SmartRouter<FoundPage>({ routers: [new RegExpRouter(), new TrieRouter()] })
for (const page of PAGES) router.add('ALL', page.path, page)

/** Normalizes a path the way the router reads it. A page's data (`.data`, `/.data`, `/_.data`) count as the page. */
export function plainPath(path: string): string {
  const plain = (decoded(path) ?? path).toLowerCase().replace(/\/+/g, '/')
  return plain.replace(/(\/_?)?\.data$/, '').replace(/\/$/, '') || '/'
}

/** The page's path, also of the data that a client navigation asks for: `/vitaminas.data`, `/_.data` for home. */
export function pathOfPage(pathname: string): string {
  return pathname === '/_.data' ? '/' : pathname.replace(/\.data$/, '')
}

export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

export function isDocument(method: string, path: string): boolean {
  return isRead(method) && !NO_PAGES.test(path) && !isFile(path) && !path.endsWith('.data')
}
