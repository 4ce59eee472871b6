import type { MapContext } from '../store/map-context.ts'
import type { CartLine } from './cart.ts'
import type { ShippingOption } from './shipment.ts'

export type ShippedLine = Pick<CartLine, 'product' | 'attribute' | 'kind' | 'quantity'>

/** The contract quotes one product or one list. The embedded backend, without `media`, quotes the whole cart. */
export function canShipCart(lines: readonly ShippedLine[], { media }: Pick<MapContext, 'media'>): boolean {
  return media ? lines.length === 1 : lines.length > 0
}

export function cheapestOption<T extends Pick<ShippingOption, 'price'>>(options: readonly T[]): T | null {
  return options.reduce<T | null>((best, option) => (best && best.price <= option.price ? best : option), null)
}
