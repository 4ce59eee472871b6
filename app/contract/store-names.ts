/** Spec 7: the banners, showcases and menus of the home page. */
export const HOME_BANNERS = [
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

export const HOME_SHOWCASES = [
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

export const HOME_MENUS = ['banner-ruler', 'home-objectives'] as const

export const SHOWCASE_NAMES = ['menu-search-showcase', ...HOME_SHOWCASES] as const

export const MENU_NAMES = [
  'menu-principal',
  'menu-marcas',
  'pitch-bar',
  'contact-data',
  'product-features',
  'footer-about-us',
  'rodape-principal',
  'footer-copyright',
  ...HOME_MENUS
] as const

export type BannerName = (typeof HOME_BANNERS)[number]
export type ShowcaseName = (typeof SHOWCASE_NAMES)[number]
export type MenuName = (typeof MENU_NAMES)[number]
