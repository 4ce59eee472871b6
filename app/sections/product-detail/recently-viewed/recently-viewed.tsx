import { useEffect, useState } from 'react'
import { HISTORY_KEY } from '../../../models/product/history-key'
import { toVisit, type Visited } from '../../../models/shopper/visit'

/** The history is stored in the browser and shows at the end of the page, so its code loads after hydration. */
export function RecentlyViewed({ product }: { product: Visited }) {
  const [history, setHistory] = useState<typeof import('./visits-slider') | null>(null)
  useEffect(() => {
    if (history) return
    const work = hasVisits()
      ? import('./visits-slider').then(setHistory)
      : Promise.resolve().then(() => recordFirstVisit(product))
    // Optional: the page is complete without it.
    work.catch(() => {})
  }, [product, history])
  return history ? <history.VisitsSlider product={product} /> : null
}

/** Without a history there is nothing to show, and its code is not needed. */
function hasVisits(): boolean {
  try {
    return localStorage.getItem(HISTORY_KEY) !== null
  } catch {
    return true
  }
}

function recordFirstVisit(product: Visited): void {
  localStorage.setItem(HISTORY_KEY, JSON.stringify([toVisit(product, Date.now())]))
}
