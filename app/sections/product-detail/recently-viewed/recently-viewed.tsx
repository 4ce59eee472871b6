import { type ComponentType, useEffect, useState } from 'react'
import { HISTORY_KEY } from '../../../models/product/history-key'
import { toVisit, type Visited } from '../../../models/shopper/visit'

/** The history is stored in the browser and shows at the end of the page, so its code loads after hydration. */
export function RecentlyViewed({ product }: { product: Visited }) {
  const [loaded, setLoaded] = useState<{ Slider: ComponentType<{ product: Visited }> } | null>(null)
  useEffect(() => {
    if (loaded) return
    const work = hasVisits()
      ? import('./visits-slider').then(({ VisitsSlider }) => setLoaded({ Slider: VisitsSlider }))
      : Promise.resolve().then(() => recordFirstVisit(product))
    // Optional: the page is complete without it.
    work.catch(() => {})
  }, [product, loaded])
  return loaded ? <loaded.Slider product={product} /> : null
}

/** Without a history there is nothing to show, and its code is not needed. */
function hasVisits(): boolean {
  try {
    return localStorage.getItem(HISTORY_KEY) !== null
  } catch {
    return true
  }
}

/** Writes the first entry without loading the code that reads the history. */
function recordFirstVisit(product: Visited): void {
  localStorage.setItem(HISTORY_KEY, JSON.stringify([toVisit(product, Date.now())]))
}
