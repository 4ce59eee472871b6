import { loadBanners, loadBrands, loadMenu, loadPopups } from '../queries/content.ts'
import { loadProducts } from '../queries/products.ts'
import { loadRelated, loadShowcase } from '../queries/showcase.ts'
import { loadSitemap } from '../queries/sitemap.ts'
import { wholeNumber } from '../rules/whole-number.ts'
import { say } from '../texts.ts'
import { frontImage } from '../wire/images.ts'
import { bannersOf, menuOf } from '../wire/menu.ts'
import { brandOf, productOf } from '../wire/product.ts'
import { absolute } from '../wire/routes.ts'
import { settingsOf } from '../wire/settings.ts'
import { type CommerceContext, failure } from './errors.ts'
import { limitOf } from './parameters.ts'

export async function showcase(c: CommerceContext) {
  const name = c.req.param('name') ?? ''
  if (name === 'ultimos-vistos') return answer(c, { id: 0, titulo: say(c.var.language, 'seen') }, seenIds(c))
  if (name === 'produto-detalhe-indicados') return related(c)
  const found = await loadShowcase(c.env.db, name, c.var.language, limitOf(c, null))
  if (!found) return c.json({ vitrine: [], produtos: [] })
  return answer(c, { id: found.id, titulo: found.title }, found.ids)
}

/** Spec 9: up to 15 viewed products; related products limit 16. */
const SEEN_LIMIT = 15
const RELATED_LIMIT = 16

async function related(c: CommerceContext) {
  const ids = await loadRelated(c.env.db, Number(c.req.query('productId')) || 0, limitOf(c, RELATED_LIMIT))
  return answer(c, { id: 0, titulo: say(c.var.language, 'related') }, ids)
}

function seenIds(c: CommerceContext): number[] {
  const current = Number(c.req.query('productId'))
  const ids = (c.req.query('seenProducts') ?? '').split(/[;,]/).filter(id => /^\d{1,9}$/.test(id))
  const others = [...new Set(ids.map(Number))].filter(id => id !== current)
  return others.slice(0, limitOf(c, SEEN_LIMIT))
}

async function answer(c: CommerceContext, vitrine: { id: number; titulo: string }, ids: number[]) {
  const products = await loadProducts(c.env.db, ids, c.var.language)
  const produtos = products.map(product => productOf(product, c.var))
  return c.json({ vitrine: { ...vitrine, nivel: 'home', tagTitulo: 'h2' }, produtos })
}

const ALL_BANNERS = 100

export async function banners(c: CommerceContext) {
  const name = c.req.param('name') ?? ''
  const found = await loadBanners(c.env.db, name, c.var.language, limitOf(c, ALL_BANNERS))
  return c.json(bannersOf(name, found, c.var))
}

export async function menu(c: CommerceContext) {
  const name = c.req.param('name') ?? ''
  return c.json(menuOf(name, await loadMenu(c.env.db, name, c.var.language), c.var))
}

/** GET struct/popup/{nivel}: the first popup of these pages, and with it the list of all when there are several. */
export async function popup(c: CommerceContext) {
  const rows = await loadPopups(c.env.db, c.req.param('nivel') ?? '', c.var.language)
  const popups = rows.map(row => ({ ...row, link: absolute(c.var.origin, row.link) }))
  return c.json(popups.length > 1 ? { ...popups[0], popups } : (popups[0] ?? []))
}

export function settings(c: CommerceContext) {
  return c.json(settingsOf(c.var))
}

export async function brands(c: CommerceContext) {
  const inactive = c.req.query('ativo') === 'false'
  const rows = inactive ? [] : await loadBrands(c.env.db)
  return c.json({ marcas: rows.map(row => ({ ...brandOf(row, c.var), ativo: true })) })
}

const MAX_URLS = 1000

export async function sitemap(c: CommerceContext) {
  const offset = wholeNumber(c.req.query('offset'), 0, 0)
  const limit = wholeNumber(c.req.query('limit'), MAX_URLS, 1, MAX_URLS)
  if (offset === undefined || limit === undefined) return failure(c, 400, 'bad-sitemap-page', { count: MAX_URLS })
  const { rows, total } = await loadSitemap(c.env.db, { offset, limit })
  const { origin } = c.var
  const paths = rows.map(({ path, lastmod, images }) => ({
    url: absolute(origin, encodeURI(path)),
    lastmod,
    images: [frontImage(images, origin)].filter(image => image !== '')
  }))
  return c.json({ paths, info: { offset, limit, total } })
}
