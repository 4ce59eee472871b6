import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Review } from '../../../models/product/reviews'
import type { MapContext } from '../../../models/store/map-context'
import { REVIEWS_PER_PAGE, type ReviewListProps } from './review-query'

/** "Ver mais" links to another page; with JavaScript that page is appended to this one. */
export function useMore({ product, asked, first, next }: ReviewListProps) {
  const root = useRouteLoaderData<{ context: MapContext }>('root')
  const list = useRef<HTMLUListElement>(null)
  const [{ added, ...place }, setMore] = useState<{ added: Review[]; next: number | null }>({ added: [], next })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  useFocusOnAdded(list, first.length, added.length)

  async function loadNext() {
    if (!root || place.next === null) return
    setState('loading')
    const { loadReviewPage } = await import('./load-review-page.browser')
    const query = { product, offset: place.next, limit: REVIEWS_PER_PAGE, rating: asked.rating }
    const page = await loadReviewPage(query, root.context, [...first, ...added])
    if (page) setMore({ added: [...added, ...page.reviews], next: page.next })
    setState(page ? 'idle' : 'failed')
  }

  function load(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (state !== 'loading') loadNext().catch(() => setState('failed'))
  }

  return { added, next: place.next, state, load, list }
}

/** Focuses the first new review. */
function useFocusOnAdded(list: { current: HTMLUListElement | null }, first: number, added: number) {
  const [known, setKnown] = useState(0)
  useEffect(() => {
    if (added === known) return
    list.current?.children[first + known]?.querySelector<HTMLElement>('article')?.focus()
    setKnown(added)
  }, [list, first, added, known])
}
