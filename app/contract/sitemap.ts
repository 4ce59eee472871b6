import * as w from './tolerant.ts'

const path = w.item({ url: w.requiredText, lastmod: w.text, images: w.list(w.requiredText) })

export type WireSitemap = w.Wire<typeof readSitemap>

export const readSitemap = w.bodyReader(['paths'], { paths: w.bodyList(path), info: w.shape({ total: w.number }) })
