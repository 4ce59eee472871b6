import type { MapContext } from '../store/map-context.ts'
import type { CartLine } from './cart.ts'
import type { ShippingOption } from './shipment.ts'

export type ShippedLine = Pick<CartLine, 'product' | 'attribute' | 'kind' | 'quantity'>

/**
 * Whether one call can quote shipping for the whole cart. The contract quotes one product or one list, and prices of
 * separate parcels do not add up. The embedded backend also quotes the session's cart.
 */
export function canShipCart(lines: readonly ShippedLine[], { media }: Pick<MapContext, 'media'>): boolean {
  return media ? lines.length === 1 : lines.length > 0
}

export function cheapestOption<T extends Pick<ShippingOption, 'price'>>(options: readonly T[]): T | null {
  return options.reduce<T | null>((best, option) => (best && best.price <= option.price ? best : option), null)
}
