import type { Banner } from './banners.ts'
import type { Menu } from './menu.ts'
import type { Showcase } from './showcase.ts'

/** Spec 7: the names that the home page is made of. */
export const BANNERS = [
  'banner-principal-home',
  'banner-footer-home',
  'banner-showcase-infos',
  'banner-shop-category-1',
  'banner-shop-category-2',
  'banner-grid-type-1',
  'banner-grid-type-2',
  'banner-carousel',
  'banner-central-home',
  'category-showcase-banner-img',
  'sport-showroom-banners',
  'banner-about-us-home',
  'video-showcase',
  'testimonial-section',
  'instagram-posts',
  'banner-news-home'
] as const

export const SHOWCASES = [
  'first-showcase',
  'first-showcase-ext',
  'second-showcase',
  'second-showcase-ext',
  'third-showcase',
  'third-showcase-ext',
  'fourth-showcase',
  'fifth-showcase',
  'category-showcase-1',
  'category-showcase-2',
  'category-showcase-3',
  'category-showcase-banner-1',
  'category-showcase-banner-2',
  'category-showcase-banner-3',
  'sport-showcase-1',
  'sport-showcase-2',
  'sport-showcase-3'
] as const

export const MENUS = ['banner-ruler', 'home-objectives'] as const

export type BannerName = (typeof BANNERS)[number]
export type ShowcaseName = (typeof SHOWCASES)[number]

/** There already, or on its way: such a promise never rejects. Null is an empty section. */
export type Streamed<T> = T | null | Promise<T | null>

/** Every section of the home page, by the API's name for it. */
export interface HomeSections {
  banners: Record<BannerName, Streamed<Banner[]>>
  showcases: Record<ShowcaseName, Streamed<Showcase>>
  menus: Record<(typeof MENUS)[number], Streamed<Menu>>
}
