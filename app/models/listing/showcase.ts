import type { WireShowcase } from '../../contract/showcase.ts'
import { plainText } from '../content/plain-text.ts'
import { type ProductCard, toProductCards } from '../product/product-card.ts'
import type { MapContext } from '../store/map-context.ts'

export interface Showcase {
  title: string
  products: ProductCard[]
}

export const EMPTY_SHOWCASE: Showcase = { title: '', products: [] }

export function toShowcase({ vitrine, produtos }: WireShowcase, context: MapContext): Showcase {
  return { title: plainText(vitrine.titulo), products: toProductCards(produtos, context) }
}
