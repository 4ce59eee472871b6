import type { Feed } from './feed.ts'
import type { Page } from './page.ts'

/** A product's page and its Markdown. */
export interface Twin {
  path: string
  page: Page
  text: string
}

/** What came of posting a product's form. */
export interface CartTrial {
  product: Page
  cart: Page
  /** Whether the cart shows the product. */
  added: boolean
}

/** The smallest cash price that a browser drew on a page. */
export interface Measured {
  path: string
  /** In CSS pixels. */
  smallest: number
  text: string
}

/** Draws pages to measure their prices. Null without a browser. */
export type Measure = (origin: string, paths: readonly string[]) => Promise<Measured[] | null>

/** What the check has seen of a shop, apart from its single pages. */
export interface Shop {
  home: Page
  feed: Feed | null
  /** Null when there is no link, or no such page. */
  withdrawal: Page | null
  privacy: Page | null
  accessibility: Page | null
  twins: Twin[]
  carts: CartTrial[]
  /** Null without a browser. */
  sizes: Measured[] | null
}
