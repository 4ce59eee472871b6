import { readSitemap } from '../contract/sitemap.ts'
import { SITEMAP_PART, toSitemapPart } from '../models/content/sitemap.ts'
import { defineRead } from './client.ts'

/** `number` from 1. An API that has no such call answers 404. */
export const fetchSitemapPart = defineRead(
  (number: number) => ({
    path: 'url/sitemap',
    query: { offset: String((number - 1) * SITEMAP_PART), limit: String(SITEMAP_PART) },
    timing: 'page'
  }),
  readSitemap,
  toSitemapPart
)
