import { useEffect, useState } from 'react'
import { HISTORY_KEY } from '../../../models/product/history-key.ts'
import type { Visited } from '../../../models/shopper/visit.ts'

/** The history is stored in the browser and shows at the end of the page, so its code loads after hydration. */
export function RecentlyViewed({ product }: { product: Visited }) {
  const [history, setHistory] = useState<typeof import('./visits-slider') | null>(null)
  useEffect(() => {
    // Optional: the page is complete without it.
    if (!history) load(product).then(setHistory, () => {})
  }, [product, history])
  return history ? <history.VisitsSlider product={product} /> : null
}

/** Without a history there is nothing to show, and its code is not needed: only the first visit is recorded. */
async function load(product: Visited) {
  if (localStorage.getItem(HISTORY_KEY) !== null) return import('./visits-slider.tsx')
  const { toVisit } = await import('../../../models/shopper/visit.ts')
  localStorage.setItem(HISTORY_KEY, JSON.stringify([toVisit(product, Date.now())]))
  return null
}
