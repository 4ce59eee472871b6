import '../../../i18n/messages/reviews.ts'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { Review } from '../../../models/product/reviews.ts'
import { useMapContext } from '../../../stores/provider.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Comment } from './comment.tsx'
import { REVIEWS_PER_PAGE, type ReviewQuery, reviewsHref } from './review-query.ts'
import * as styles from './reviews.module.css'

interface ReviewListProps {
  product: number
  asked: ReviewQuery
  first: Review[]
  /** Offset of the next page; null after the last. */
  next: number | null
}

export function ReviewList(props: ReviewListProps) {
  const t = useTranslator()
  const { search } = useLocation()
  const { asked, first } = props
  const { added, next, state, load, list } = useMore(props)
  if (first.length === 0) return null
  return (
    <>
      <ul ref={list} className={styles.list}>
        {[...first, ...added].map((review, at) => (
          <Comment key={review.id || `${review.date} ${review.author} ${at}`} review={review} />
        ))}
      </ul>
      {next === null ? null : (
        <p>
          <Link
            to={reviewsHref(search, { ...asked, page: asked.page + 1 })}
            rel="nofollow"
            discover="none"
            onClick={load}
            aria-disabled={state === 'loading' || undefined}
            className={buttonClass({ look: 'secondary', small: true })}
          >
            {t('reviews.more')}
          </Link>
        </p>
      )}
      <p role="status" className={state === 'failed' ? styles.soft : 'visually-hidden'}>
        {state === 'failed' ? t('reviews.failed') : ''}
        {state === 'idle' && added.length > 0 ? t('reviews.added', { count: added.length }) : ''}
      </p>
    </>
  )
}

/** "Ver mais" links to another page; with JavaScript that page is appended to this one. */
function useMore({ product, asked, first, next: start }: ReviewListProps) {
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
    const { loadReviewPage } = await import('./load-review-page.browser.ts')
    const { rating, withPhotos } = asked
    const query = { product, offset: next, limit: REVIEWS_PER_PAGE, rating, withPhotos }
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
