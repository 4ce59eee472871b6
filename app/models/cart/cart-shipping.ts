import type { MapContext } from '../store/map-context.ts'
import type { CartLine } from './cart.ts'
import type { ShippingOption } from './shipment.ts'

/** A line of the cart whose shipping is asked for. */
export type ShippedLine = Pick<CartLine, 'product' | 'attribute' | 'kind' | 'quantity'>

/**
 * Whether the whole cart can be asked for. The contract knows the shipping of one product and of one list; prices of
 * several parcels do not add up to that of one. The embedded backend takes its session's cart.
 */
export function canShipCart(lines: readonly ShippedLine[], { media }: Pick<MapContext, 'media'>): boolean {
  return media ? lines.length === 1 : lines.length > 0
}

/** The first of the cheapest; null where there is none. */
export function cheapestOption<T extends Pick<ShippingOption, 'price'>>(options: readonly T[]): T | null {
  return options.reduce<T | null>((best, option) => (best && best.price <= option.price ? best : option), null)
}
