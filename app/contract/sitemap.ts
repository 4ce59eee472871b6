import * as v from 'valibot'
import { bodyList, bodyReader, item, list, number, requiredText, shape, text } from './tolerant.ts'

const path = item({ url: requiredText, lastmod: text, images: list(requiredText) })

const body = v.object({ paths: bodyList(path), info: shape({ total: number }) })

export type WireSitemap = v.InferOutput<typeof body>

export const readSitemap = bodyReader(body, ['paths'])
