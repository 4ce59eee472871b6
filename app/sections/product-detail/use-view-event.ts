import { useEffect, useEffectEvent, useRef } from 'react'
import { recordEvent } from '../../stores/shop-events'
import type { Offer } from './offer'
import type { ProductView } from './product-view'

export function useViewEvent({ id, name, brand, breadcrumb }: ProductView, { option, price }: Offer): void {
  const recorded = useRef(0)
  const record = useEffectEvent(() => {
    if (recorded.current === id) return
    recorded.current = id
    const categories = breadcrumb.filter(({ path, label }) => path !== '/' && label !== name).map(({ label }) => label)
    const product = { id, name, brand: brand?.name ?? '', categories, variant: option?.label, price: price?.now ?? 0 }
    recordEvent({ name: 'view_item', product })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is another view; another option of it is not.
  useEffect(record, [id])
}
