import { accepts } from 'hono/accepts'
import { isCheckout } from '../../../app/links.ts'
import { findPage, isDocument, isRead } from '../find-page.ts'
import type { EdgeContext, Middleware } from '../types.ts'

/** Serves pages as Markdown: `/whey.md`, `/index.md` for home, or the page's address with `Accept: text/markdown`. */
export const markdown: Middleware = async (c, next) => {
  const { method, path } = c.req
  if (!isRead(method)) return next()
  const url = new URL(c.req.url)
  const page = pageOf(path)
  const pathname = pageOf(url.pathname)
  if (!page || !pathname) {
    if (hasMarkdown(path) && prefersMarkdown(c)) c.set('markdown', true)
    return next()
  }
  if (!hasMarkdown(page)) return c.text('Not found', 404)
  // A path that is parsed as an address can name another host.
  url.pathname = pathname
  c.req.raw = new Request(url, c.req.raw)
  c.req.path = page
  c.set('markdown', true)
  await next()
  keepEnding(c)
}

function pageOf(path: string): string | null {
  if (path === '/index.md') return '/'
  return /[^/]\.md$/.test(path) ? path.slice(0, -'.md'.length) : null
}

function hasMarkdown(path: string): boolean {
  return isDocument('GET', path) && !isCheckout(path) && findPage(path).markdown !== false
}

function prefersMarkdown(c: EdgeContext): boolean {
  if (!c.req.header('accept')?.includes('text/markdown')) return false
  const supports = ['text/html', 'text/markdown']
  return accepts(c, { header: 'Accept', supports, default: 'text/html' }) === 'text/markdown'
}

function keepEnding({ res }: EdgeContext): void {
  const location = res.headers.get('location')
  if (res.status < 300 || res.status > 399 || !location?.startsWith('/')) return
  const [path = '', search] = location.split('?')
  const ended = path === '/' ? '/index.md' : `${path}.md`
  res.headers.set('location', search === undefined ? ended : `${ended}?${search}`)
}
