import { type ComponentType, useEffect, useState } from 'react'
import type { Visited } from '../../../models/history'

/** Known to the browser alone, and at the end of the page: nothing of it is loaded before the page is taken over. */
export function RecentlyViewed({ product }: { product: Visited }) {
  const [loaded, setLoaded] = useState<{ Slider: ComponentType<{ product: Visited }> } | null>(null)
  useEffect(() => {
    import('./visits-slider').then(
      ({ VisitsSlider }) => setLoaded({ Slider: VisitsSlider }),
      // The page is whole without it.
      () => {}
    )
  }, [])
  return loaded ? <loaded.Slider product={product} /> : null
}
