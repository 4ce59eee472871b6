import { startTransition, useEffect, useRef, useState } from 'react'
import type { ProductCard } from '../../../models/product/product-card.ts'
import { useMapContext } from '../../../stores/provider.tsx'
import { whenNear } from '../../when-near.ts'
import type { ProductPageData } from '../product-view.ts'
import { SimilarPart } from '../static-parts.tsx'
import type { Placed } from './load-similar.ts'

/** The document has the products of the product's own category. When they are few and near, those of its parent join them. */
export function Similar({ data, product }: { data: ProductPageData['views']['similar']; product: Placed }) {
  const place = useRef<HTMLDivElement>(null)
  const context = useMapContext()
  const [more, setMore] = useState<ProductCard[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a product, which is the key.
  useEffect(
    () =>
      // Optional: the page is complete without more.
      whenNear(place.current, () => {
        const loaded = import('./load-similar.browser.ts')
        // A transition: those of the document stay until the code of the others has loaded.
        const show = (cards: ProductCard[] | undefined) => startTransition(() => setMore(cards))
        loaded.then(({ loadMore }) => loadMore(place.current, product, context)).then(show, () => {})
      }),
    []
  )
  return (
    <div ref={place}>
      <SimilarPart data={more ?? data} />
    </div>
  )
}
