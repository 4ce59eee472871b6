import type { SellerOffer } from '../product/offers.ts'
import type { ProductCard } from '../product/product-card.ts'
import type { ProductTexts } from '../product/product-page.ts'
import type { Question } from '../product/questions.ts'
import type { ShellParts } from '../store/shell-parts.ts'
import type { TrustView } from '../store/trust.ts'
import type { HomeSections, Streamed } from './home-sections.ts'

/** Views that a document renders without serializing them as data: see sections/static-part.tsx. */
export interface StaticViews {
  themeCss?: string
  shell?: ShellParts
  home?: HomeSections
  products?: ProductCard[]
  similar?: Streamed<ProductCard[]>
  texts?: ProductTexts
  questions?: Question[]
  offers?: Streamed<SellerOffer[]>
  /** Null when the store's menu is late or unavailable. */
  trust?: Streamed<TrustView>
  /** Everything that a view's parts depend on, besides the language and the Pix percentage. The values are immutable. */
  shows?: { [Name in ViewName]?: readonly unknown[] }
}

export type ViewName = Exclude<keyof StaticViews, 'shows'>

/** Null for a document: `views` keeps the view. With `shows` its markup is reused: see sections/rendered-once.tsx. */
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

/** The same for several views at once. Nothing for a document: even nulls are text. */
export function toDataParts<Parts extends Omit<StaticViews, 'shows'>>(
  views: StaticViews | undefined,
  parts: Parts,
  shows: StaticViews['shows'] = {}
): Partial<Parts> {
  if (!views) return parts
  Object.assign(views, parts)
  views.shows = { ...views.shows, ...shows }
  return {}
}
