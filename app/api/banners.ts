import { readBanners } from '../contract/banners.ts'
import type { BannerName } from '../contract/store-names.ts'
import { toBanners } from '../models/content/banners.ts'
import { defineRead } from './client.ts'

export const fetchBanners = defineRead(
  (name: BannerName) => ({ path: `showcase/banners/${name}`, timing: 'section' }),
  readBanners,
  toBanners
)
