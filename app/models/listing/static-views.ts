import type { SellerOffer } from '../product/offers.ts'
import type { ProductCard } from '../product/product-card.ts'
import type { ProductTexts } from '../product/product-page.ts'
import type { Question } from '../product/questions.ts'
import type { ShellParts } from '../store/shell-parts.ts'
import type { TrustView } from '../store/trust.ts'
import type { HomeSections, Streamed } from './home-sections.ts'

/**
 * What a document shows without handing it to the browser as data. The server renders it from the request's scope, and
 * React leaves the markup as it is: see sections/static-part.tsx. A client navigation gets the same views as data.
 */
export interface StaticViews {
  /** Rules of the shop's own look. */
  themeCss?: string
  shell?: ShellParts
  home?: HomeSections
  /** The products of a listing's page. */
  products?: ProductCard[]
  /** Products like the one of the page. */
  similar?: Streamed<ProductCard[]>
  texts?: ProductTexts
  questions?: Question[]
  /** Of other shops. */
  offers?: Streamed<SellerOffer[]>
  /** Null where the store's menu is late or cannot be had. */
  trust?: Streamed<TrustView>
  /** All that the parts of a view show, besides the language and the percent of Pix. None of it ever changes. */
  shows?: { [Name in ViewName]?: readonly unknown[] }
}

export type ViewName = Exclude<keyof StaticViews, 'shows'>

/**
 * The data for the browser: nothing where the request is for a document, whose `views` hold it then. With `shows` the
 * server may keep the markup of its parts from page to page: see sections/rendered-once.tsx.
 */
export function toData<Name extends ViewName, View extends StaticViews[Name]>(
  views: StaticViews | undefined,
  name: Name,
  view: View,
  shows?: readonly unknown[]
): View | null {
  if (!views) return view
  views[name] = view
  if (shows) views.shows = { ...views.shows, [name]: shows }
  return null
}
