import type { View } from '../context.ts'
import type { SitemapRow } from '../queries/sitemap.ts'
import { frontImage } from './images.ts'
import { absolute } from './routes.ts'

/** `SitemapResponse` of the document. */
export function sitemapOf(rows: SitemapRow[], info: { offset: number; limit: number; total: number }, view: View) {
  return {
    paths: rows.map(({ path, lastmod, images }) => ({
      url: absolute(view.origin, encodeURI(path)),
      lastmod,
      images: [frontImage(images, view.origin)].filter(image => image !== '')
    })),
    info
  }
}
