import { bodyList, bodyReader, item, list, number, requiredText, shape, text, type Wire } from './tolerant.ts'

const path = item({ url: requiredText, lastmod: text, images: list(requiredText) })

export type WireSitemap = Wire<typeof readSitemap>

export const readSitemap = bodyReader(['paths'], { paths: bodyList(path), info: shape({ total: number }) })
