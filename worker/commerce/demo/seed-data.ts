import type { Pictures } from './pictures.ts'
import type { SeedBannerGroup, SeedList, SeedPage, SeedPopup, SeedSeller, SeedShowcase } from './schema/content.ts'
import type { SeedMenu } from './schema/menu.ts'
import type { SeedProduct } from './schema/product.ts'
import type { SeedMeaning } from './schema/search.ts'
import type { SeedSettings } from './schema/settings.ts'
import type { SeedBadge, SeedBrand, SeedCategory, SeedFilter } from './schema/taxonomy.ts'

/** The seed data of a store. Money is integer cents of BRL. */
export interface SeedData {
  settings: SeedSettings
  categories: SeedCategory[]
  brands: SeedBrand[]
  filters: SeedFilter[]
  badges: SeedBadge[]
  products: SeedProduct[]
  showcases: SeedShowcase[]
  bannerGroups: SeedBannerGroup[]
  menus: SeedMenu[]
  pages: SeedPage[]
  sellers: SeedSeller[]
  lists: SeedList[]
  popups: SeedPopup[]
  meanings: SeedMeaning[]
  pictures: Pictures
}
