import type { SeedSettings } from '../demo/schema/settings.ts'
import type { Language } from '../rules/language.ts'
import { all, type Database, first, raw, runAll, sql, texts } from './database.ts'
import type { BrandRow } from './products.ts'

export interface PageRow extends Record<'slug' | 'title' | 'description' | 'body', string> {
  id: number
}

type Device = 'desktop' | 'mobile'

export interface BannerRow
  extends Record<'name' | 'title' | 'description' | 'link' | `${Device}_image`, string>,
    Record<'id' | 'position' | `${Device}_${'width' | 'height'}`, number> {
  video: string | null
}

export async function loadSettings(db: Database): Promise<SeedSettings> {
  const row = await first(db, sql<{ document: string }>`SELECT document FROM settings WHERE id = 1`)
  if (!row) throw new Error('The store has no settings: its database was never seeded')
  return JSON.parse(row.document)
}

export function loadPage(db: Database, id: number, language: Language): Promise<PageRow | null> {
  const columns = texts(language, 'title', 'description', 'body')
  return first(db, sql<PageRow>`SELECT id, slug, ${columns} FROM pages WHERE id = ${id}`)
}

export function loadPages(db: Database, language: Language): Promise<Omit<PageRow, 'body'>[]> {
  return all(db, sql<PageRow>`SELECT id, slug, ${texts(language, 'title', 'description')} FROM pages ORDER BY id`)
}

export async function loadBanners(db: Database, name: string, language: Language, limit: number) {
  const [[group], banners] = await runAll(
    db,
    sql<{ label: string }>`SELECT label FROM banner_groups WHERE name = ${name}`,
    sql<BannerRow>`SELECT b.id, ${texts(language, 'b.name', 'b.title', 'b.description')}, b.link, b.position, b.video,
        b.desktop_image, b.desktop_width, b.desktop_height, b.mobile_image, b.mobile_width, b.mobile_height
      FROM banners b JOIN banner_groups g ON g.id = b.group_id WHERE g.name = ${name} ORDER BY b.position LIMIT ${limit}`
  )
  return { label: group?.label ?? '', banners }
}

export function loadMenu(db: Database, name: string, language: Language) {
  const query = sql<Record<'title' | 'items', string> & { id: number }>`
    SELECT id, ${texts(language, 'title')}, items FROM menus WHERE name = ${name}`
  return first(db, query)
}

export function loadPopups(db: Database, level: string, language: Language) {
  const query = sql<{ link: string }>`
    SELECT id, key AS nome, delay_seconds AS tempo, title_${raw(language)} AS titulo, body_${raw(language)} AS conteudo,
      '' AS imagem, '' AS imagemMobile, link, '_self' AS target
    FROM popups WHERE level = ${level} ORDER BY id`
  return all(db, query)
}

export function loadBrands(db: Database): Promise<BrandRow[]> {
  const query = sql<BrandRow>`
    SELECT id AS brand_id, name AS brand_name, slug AS brand_slug, image AS brand_image FROM brands ORDER BY name`
  return all(db, query)
}
