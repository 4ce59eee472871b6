import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Review } from '../../../models/product/reviews'
import { useMapContext } from '../../../stores/provider'
import { REVIEWS_PER_PAGE, type ReviewQuery } from './review-query'

export interface ReviewListProps {
  product: number
  asked: ReviewQuery
  first: Review[]
  /** Offset of the next page; null after the last. */
  next: number | null
}

/** "Ver mais" links to another page; with JavaScript that page is appended to this one. */
export function useMore({ product, asked, first, next: start }: ReviewListProps) {
  const context = useMapContext()
  const list = useRef<HTMLUListElement>(null)
  const [{ added, next }, setMore] = useState<{ added: Review[]; next: number | null }>({ added: [], next: start })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const focused = useRef(0)
  useEffect(() => {
    if (added.length > focused.current)
      list.current?.children[first.length + focused.current]?.querySelector<HTMLElement>('article')?.focus()
    focused.current = added.length
  }, [added.length, first.length])

  async function loadNext() {
    if (next === null) return
    setState('loading')
    const { loadReviewPage } = await import('./load-review-page.browser')
    const query = { product, offset: next, limit: REVIEWS_PER_PAGE, rating: asked.rating }
    const page = await loadReviewPage(query, context, [...first, ...added])
    if (page) setMore({ added: [...added, ...page.reviews], next: page.next })
    setState(page ? 'idle' : 'failed')
  }

  function load(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (state !== 'loading') loadNext().catch(() => setState('failed'))
  }

  return { added, next, state, load, list }
}
