import type { SeedSettings } from '../demo/schema/settings.ts'
import type { Language } from '../rules/language.ts'
import { all, first, query, runAll } from './batch.ts'
import type { ProductRow } from './products.ts'

export interface PageRow {
  id: number
  slug: string
  title: string
  description: string
  body: string
}

type Device = 'desktop' | 'mobile'

export interface BannerRow
  extends Record<`${Device}_image`, string>,
    Record<`${Device}_${'width' | 'height'}`, number> {
  id: number
  name: string
  title: string
  description: string
  link: string
  position: number
  video: string | null
}

export interface MenuRow {
  id: number
  title: string
  items: string
}

export interface PopupRow {
  id: number
  key: string
  delay_seconds: number
  title: string
  body: string
  link: string
}

export type BrandRow = Pick<ProductRow, 'brand_id' | 'brand_name' | 'brand_slug' | 'brand_image'>

export async function loadSettings(db: D1Database): Promise<SeedSettings> {
  const row = await first<{ document: string }>(db, 'SELECT document FROM settings WHERE id = 1')
  if (!row) throw new Error('The store has no settings: its database was never seeded')
  return JSON.parse(row.document)
}

export function loadPage(db: D1Database, id: number, language: Language): Promise<PageRow | null> {
  const sql = `SELECT id, slug, title_${language} AS title, description_${language} AS description,
    body_${language} AS body FROM pages WHERE id = ?`
  return first<PageRow>(db, sql, id)
}

/** All pages in the store's order, without their text. */
export function loadPages(db: D1Database, language: Language): Promise<Omit<PageRow, 'body'>[]> {
  const sql = `SELECT id, slug, title_${language} AS title, description_${language} AS description FROM pages ORDER BY id`
  return all<PageRow>(db, sql)
}

export async function loadBanners(db: D1Database, name: string, language: Language, limit: number) {
  const [[group], banners] = await runAll(
    db,
    query<{ label: string }>('SELECT label FROM banner_groups WHERE name = ?', name),
    query<BannerRow>(
      `SELECT b.id, b.name_${language} AS name, b.title_${language} AS title,
          b.description_${language} AS description, b.link, b.position, b.desktop_image, b.desktop_width, b.desktop_height,
          b.mobile_image, b.mobile_width, b.mobile_height, b.video
        FROM banners b JOIN banner_groups g ON g.id = b.group_id WHERE g.name = ? ORDER BY b.position LIMIT ?`,
      name,
      limit
    )
  )
  return { label: group?.label ?? '', banners }
}

export function loadMenu(db: D1Database, name: string, language: Language): Promise<MenuRow | null> {
  const sql = `SELECT id, title_${language} AS title, items FROM menus WHERE name = ?`
  return first<MenuRow>(db, sql, name)
}

/** The popups of a page type, in order. */
export function loadPopups(db: D1Database, level: string, language: Language): Promise<PopupRow[]> {
  const sql = `SELECT id, key, delay_seconds, title_${language} AS title, body_${language} AS body, link
    FROM popups WHERE level = ? ORDER BY id`
  return all<PopupRow>(db, sql, level)
}

export function loadBrands(db: D1Database): Promise<BrandRow[]> {
  const sql = `SELECT id AS brand_id, name AS brand_name, slug AS brand_slug, image AS brand_image
    FROM brands ORDER BY name`
  return all<BrandRow>(db, sql)
}
