import type { WireShowcase } from '../contract/showcase.ts'
import type { MapContext } from './map-context.ts'
import { plainText } from './plain-text.ts'
import { type ProductCard, toProductCards } from './product-card.ts'

export interface Showcase {
  title: string
  products: ProductCard[]
}

export const EMPTY_SHOWCASE: Showcase = { title: '', products: [] }

export function toShowcase({ vitrine, produtos }: WireShowcase, context: MapContext): Showcase {
  return { title: plainText(vitrine.titulo), products: toProductCards(produtos, context) }
}
