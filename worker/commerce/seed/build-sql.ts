import { pictures } from '../demo/pictures.ts'
import { badges } from './data/badges.ts'
import { bannerGroups } from './data/banners.ts'
import { brands } from './data/brands.ts'
import { categories } from './data/categories.ts'
import { withDifferentProducts } from './data/different-products.ts'
import { filters } from './data/filters.ts'
import { lists } from './data/lists.ts'
import { menus } from './data/menus.ts'
import { pages } from './data/pages.ts'
import { popups } from './data/popups.ts'
import { products } from './data/products.ts'
import { sellers } from './data/sellers.ts'
import { settings } from './data/settings.ts'
import { showcases } from './data/showcases.ts'
import type { SeedData } from './sql/data.ts'
import { statementsOf } from './sql/statements.ts'

export const seedData: SeedData = {
  badges,
  bannerGroups,
  brands,
  categories,
  filters,
  lists,
  menus,
  pages,
  pictures,
  popups,
  products,
  sellers,
  settings,
  showcases: withDifferentProducts(showcases)
}

/** The demonstration store as SQL statements without bound values, each under 90 KB, to be run in this order. */
export function seedStatements(): string[] {
  return statementsOf(seedData)
}
