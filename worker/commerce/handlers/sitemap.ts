import { loadSitemap } from '../queries/sitemap.ts'
import { sitemapOf } from '../wire/sitemap.ts'
import { type CommerceContext, failure } from './errors.ts'

/** A part holds this many addresses at most. */
const MAX_LIMIT = 1000

/** GET url/sitemap: every page that a search engine may keep, in parts. */
export async function sitemap(c: CommerceContext) {
  const offset = countOf(c.req.query('offset'), 0)
  const limit = countOf(c.req.query('limit'), MAX_LIMIT)
  if (offset === null || limit === null || limit < 1 || limit > MAX_LIMIT)
    return failure(c, 400, 'bad-sitemap-page', { count: MAX_LIMIT })
  const { rows, total } = await loadSitemap(c.var.commerce.db, { offset, limit })
  return c.json(sitemapOf(rows, { offset, limit, total }, c.var.view))
}

/** Null for anything but a whole number from 0 on. */
function countOf(value: string | undefined, otherwise: number): number | null {
  if (value === undefined || value === '') return otherwise
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}
