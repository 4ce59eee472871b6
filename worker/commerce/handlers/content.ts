import { loadBanners, loadBrands, loadMenu, loadPopups } from '../queries/content.ts'
import { loadSitemap } from '../queries/sitemap.ts'
import { wholeNumber } from '../rules/whole-number.ts'
import { bannersOf } from '../wire/banners.ts'
import { menuOf, popupOf } from '../wire/menu.ts'
import { brandOf } from '../wire/product.ts'
import { settingsOf } from '../wire/settings.ts'
import { sitemapOf } from '../wire/sitemap.ts'
import { type CommerceContext, failure } from './errors.ts'

/** Larger than any group. */
const ALL = 100

/** GET showcase/banners/{name}. An unknown name has no banners. */
export async function banners(c: CommerceContext) {
  const name = c.req.param('name') ?? ''
  const found = await loadBanners(c.var.commerce.db, name, c.var.view.language, limitOf(c) ?? ALL)
  return c.json(bannersOf(name, found, c.var.view))
}

/** GET struct/menus/{name}. An unknown name has no items. */
export async function menu(c: CommerceContext) {
  const name = c.req.param('name') ?? ''
  return c.json(menuOf(name, await loadMenu(c.var.commerce.db, name, c.var.view.language), c.var.view))
}

/** GET struct/popup/{nivel}: the first popup of these pages, and with it the list of all when there are several. */
export async function popup(c: CommerceContext) {
  const rows = await loadPopups(c.var.commerce.db, c.req.param('nivel') ?? '', c.var.view.language)
  const popups = rows.map(row => popupOf(row, c.var.view))
  return c.json(popups.length > 1 ? { ...popups[0], popups } : (popups[0] ?? []))
}

/** GET settings */
export function settings(c: CommerceContext) {
  return c.json(settingsOf(c.var.view))
}

/** GET brands. All brands of the store are active. */
export async function brands(c: CommerceContext) {
  const inactive = c.req.query('ativo') === 'false'
  const rows = inactive ? [] : await loadBrands(c.var.commerce.db)
  return c.json({ marcas: rows.map(row => ({ ...brandOf(row, c.var.view), ativo: true })) })
}

/** Maximum URLs in a part of the sitemap. */
const MAX_URLS = 1000

/** GET url/sitemap: all pages to index, in parts. */
export async function sitemap(c: CommerceContext) {
  const offset = wholeNumber(c.req.query('offset'), 0, 0)
  const limit = wholeNumber(c.req.query('limit'), MAX_URLS, 1, MAX_URLS)
  if (offset === undefined || limit === undefined) return failure(c, 400, 'bad-sitemap-page', { count: MAX_URLS })
  const { rows, total } = await loadSitemap(c.var.commerce.db, { offset, limit })
  return c.json(sitemapOf(rows, { offset, limit, total }, c.var.view))
}

/** `offset` of lists; 0 when absent or invalid. */
export function offsetOf(c: CommerceContext): number {
  const value = c.req.query('offset') ?? ''
  return /^\d{1,6}$/.test(value) ? Number(value) : 0
}

/** `limit` of showcases and banners; null when absent or invalid. */
export function limitOf(c: CommerceContext): number | null {
  const value = c.req.query('limit') ?? ''
  return /^\d{1,4}$/.test(value) ? Math.min(Number(value), ALL) : null
}
