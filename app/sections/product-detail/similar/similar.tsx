import { startTransition, useEffect, useRef, useState } from 'react'
import type { ProductCard } from '../../../models/product/product-card'
import { useMapContext } from '../../../stores/provider'
import { whenNear } from '../../when-near'
import type { ProductPageData } from '../product-view'
import { SimilarPart } from '../static-parts'
import type { Placed } from './load-similar'

/** The document has the products of the product's own category. When they are few and near, those of its parent join them. */
export function Similar({ data, product }: { data: ProductPageData['similar']; product: Placed }) {
  const place = useRef<HTMLDivElement>(null)
  const context = useMapContext()
  const [more, setMore] = useState<ProductCard[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a product, which is the key.
  useEffect(
    () =>
      // Optional: the page is complete without more.
      whenNear(place.current, () => {
        const loaded = import('./load-similar.browser')
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
