import '../../../i18n/messages/reviews'
import { Link, useLocation } from 'react-router'
import { useTranslator } from '../../../i18n/use-translator'
import { buttonClass } from '../../../ui/button'
import { Comment } from './comment'
import { reviewsHref } from './review-query'
import styles from './reviews.module.css'
import { type ReviewListProps, useMore } from './use-more'

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
