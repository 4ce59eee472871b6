import { useEffect, useEffectEvent, useRef } from 'react'
import { recordEvent } from '../../stores/shop-events'
import type { Offer } from './offer'
import type { ProductView } from './product-view'

type Viewed = Pick<ProductView, 'id' | 'name' | 'brand' | 'breadcrumb'>

/** Records an analytics event for every product opened. */
export function useViewEvent(product: Viewed, offer: Pick<Offer, 'option' | 'price'>): void {
  const recorded = useRef(0)
  const record = useEffectEvent(() => {
    if (recorded.current === product.id) return
    recorded.current = product.id
    recordEvent({ name: 'view_item', product: toViewed(product, offer) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is another view; another option of it is not.
  useEffect(record, [product.id])
}

function toViewed({ id, name, brand, breadcrumb }: Viewed, { option, price }: Pick<Offer, 'option' | 'price'>) {
  const above = breadcrumb.filter(({ path, label }) => path !== '/' && label !== name)
  const categories = above.map(({ label }) => label)
  return { id, name, brand: brand?.name ?? '', categories, variant: option?.label, price: price?.now ?? 0 }
}
