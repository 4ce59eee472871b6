import { loadBanners, loadBrands, loadMenu, loadPopup } from '../queries/content.ts'
import { bannersOf } from '../wire/banners.ts'
import { menuOf, popupOf } from '../wire/menu.ts'
import { brandOf } from '../wire/product.ts'
import { settingsOf } from '../wire/settings.ts'
import type { CommerceContext } from './errors.ts'

/** More than any group holds. */
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

/** GET struct/popup/{nivel} */
export async function popup(c: CommerceContext) {
  const found = await loadPopup(c.var.commerce.db, c.req.param('nivel') ?? '', c.var.view.language)
  return c.json(found ? popupOf(found, c.var.view) : [])
}

/** GET settings */
export function settings(c: CommerceContext) {
  return c.json(settingsOf(c.var.view))
}

/** GET brands. Every brand of the store is active. */
export async function brands(c: CommerceContext) {
  const inactive = c.req.query('ativo') === 'false'
  const rows = inactive ? [] : await loadBrands(c.var.commerce.db)
  return c.json({ marcas: rows.map(row => ({ ...brandOf(row, c.var.view), ativo: true })) })
}

/** `limit` of showcases and banners; null when absent or senseless. */
export function limitOf(c: CommerceContext): number | null {
  const value = c.req.query('limit') ?? ''
  return /^\d{1,4}$/.test(value) ? Math.min(Number(value), ALL) : null
}
