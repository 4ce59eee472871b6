import { type ComponentType, useEffect, useState } from 'react'
import { HISTORY_KEY } from '../../../models/product/history-key'
import { toVisit, type Visited } from '../../../models/shopper/visit'

/** Known to the browser alone, and at the end of the page: nothing of it is loaded before the page is taken over. */
export function RecentlyViewed({ product }: { product: Visited }) {
  const [loaded, setLoaded] = useState<{ Slider: ComponentType<{ product: Visited }> } | null>(null)
  useEffect(() => {
    if (loaded) return
    const work = hasVisits()
      ? import('./visits-slider').then(({ VisitsSlider }) => setLoaded({ Slider: VisitsSlider }))
      : Promise.resolve().then(() => recordFirstVisit(product))
    // The page is whole without it.
    work.catch(() => {})
  }, [product, loaded])
  return loaded ? <loaded.Slider product={product} /> : null
}

/** Where nothing was looked at before there is nothing to show, and nothing to read. */
function hasVisits(): boolean {
  try {
    return localStorage.getItem(HISTORY_KEY) !== null
  } catch {
    return true
  }
}

/** The first entry of a history, which needs none of the code that reads one. */
function recordFirstVisit(product: Visited): void {
  localStorage.setItem(HISTORY_KEY, JSON.stringify([toVisit(product, Date.now())]))
}
