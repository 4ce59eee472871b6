import type { WireShowcase } from '../../contract/showcase.ts'
import { plainText } from '../content/plain-text.ts'
import { toProductCards } from '../product/product-card.ts'
import type { MapContext } from '../store/map-context.ts'

export type Showcase = ReturnType<typeof toShowcase>

export const EMPTY_SHOWCASE: Showcase = { title: '', products: [] }

export function toShowcase({ vitrine, produtos }: WireShowcase, context: MapContext) {
  return { title: plainText(vitrine.titulo), products: toProductCards(produtos, context) }
}
