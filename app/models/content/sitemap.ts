import type { WireSitemap } from '../../contract/sitemap.ts'
import type { MapContext } from '../store/map-context.ts'
import { pictureUrl } from './image.ts'
import { toPath, toPicture } from './link.ts'

export type SitemapPart = ReturnType<typeof toSitemapPart>
export type SitemapEntry = SitemapPart['entries'][number]

/** Addresses per file. The protocol allows 50,000. */
export const SITEMAP_PART = 1_000

export function toSitemapPart({ paths, info }: WireSitemap, context: MapContext) {
  const entries = paths.flatMap(({ url, lastmod, images }) => {
    const path = toPath(url)
    const pictures = images.map(image => toPicture(image, context)).filter(source => source !== null)
    return path ? [{ path, changed: toDay(lastmod), images: pictures }] : []
  })
  return { entries, total: Math.max(info.total ?? 0, entries.length) }
}

export function writeSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(entry => writeEntry(origin, entry)).join('\n')
  return `${XML}<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGES}">\n${urls}\n</urlset>\n`
}

export function writeSitemapIndex(origin: string, parts: readonly { changed: string }[]): string {
  const files = parts.map(({ changed }, index) => {
    return `<sitemap>${element('loc', `${origin}/sitemaps/${index + 1}.xml`)}${element('lastmod', changed)}</sitemap>`
  })
  return `${XML}<sitemapindex xmlns="${SITEMAP}">\n${files.join('\n')}\n</sitemapindex>\n`
}

export function lastChange(entries: readonly SitemapEntry[]): string {
  return entries.reduce((newest, { changed }) => (changed > newest ? changed : newest), '')
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

function writeEntry(origin: string, { path, changed, images }: SitemapEntry): string {
  const pictures = images.map(
    source => `<image:image>${element('image:loc', pictureUrl(source, origin))}</image:image>`
  )
  return `<url>${element('loc', new URL(path, origin).href)}${element('lastmod', changed)}${pictures.join('')}</url>`
}

export function element(name: string, text: string): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : ''
}

/** XML allows no control characters but tab and line ends, not even escaped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replace(/[<>&"']/g, character => `&#${character.charCodeAt(0)};`)
}

function toDay(date: string): string {
  return /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])/.exec(date)?.[0] ?? ''
}
