import '../../../i18n/words/reviews'
import { formatDate, formatRating } from '../../../i18n/format'
import { useTranslator } from '../../../i18n/use-translator'
import { imageUrl } from '../../../models/image'
import type { Review } from '../../../models/reviews'
import { distribute } from './distribution'
import { countText, type Rating, REVIEWS_ID } from './rating-summary'
import styles from './reviews.module.css'
import { Stars } from './stars'

interface ReviewsProps {
  rating: Rating | null
  reviews: Review[]
}

/** What customers say: average, distribution, comments. Of a reviewer only the name is known. */
export function Reviews({ rating, reviews }: ReviewsProps) {
  const t = useTranslator()
  return (
    <section id={REVIEWS_ID} className={styles.reviews} aria-labelledby="titulo-avaliacoes">
      <h2 id="titulo-avaliacoes">{t('reviews.title')}</h2>
      {rating || reviews.length > 0 ? null : <p className={styles.none}>{t('reviews.none')}</p>}
      {rating ? <Overview rating={rating} reviews={reviews} /> : null}
      {reviews.length > 0 ? (
        <ul className={styles.list}>
          {reviews.map(review => (
            <Comment key={`${review.date} ${review.author}`} review={review} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Overview({ rating, reviews }: { rating: Rating; reviews: Review[] }) {
  const t = useTranslator()
  return (
    <div className={styles.overview}>
      <p>
        <strong aria-hidden="true">{formatRating(rating.average, t.language)}</strong>
        <Stars average={rating.average} />
        <span>{countText(rating.count, t)}</span>
      </p>
      {reviews.length > 1 ? <Distribution reviews={reviews} /> : null}
    </div>
  )
}

/** Of the reviews that are shown: the server tells no more. */
function Distribution({ reviews }: { reviews: Review[] }) {
  const t = useTranslator()
  return (
    <ul className={styles.distribution} aria-label={t('reviews.distribution')}>
      {distribute(reviews.map(({ rating }) => rating)).map(({ stars, count }) => (
        <li key={stars}>
          <span aria-hidden="true">{stars}</span>
          <span className="visually-hidden">{t('reviews.stars', { count: stars })}: </span>
          <span className={styles.bar} style={{ '--share': count / reviews.length }} />
          <span>{count}</span>
        </li>
      ))}
    </ul>
  )
}

function Comment({ review }: { review: Review }) {
  const t = useTranslator()
  return (
    <li>
      <article>
        <Stars average={review.rating} />
        {review.comment ? <p>{review.comment}</p> : null}
        <Photos review={review} />
        <footer>{t('reviews.by', { name: review.author, date: formatDate(review.date, t.language) })}</footer>
      </article>
    </li>
  )
}

function Photos({ review: { images, author } }: { review: Review }) {
  const t = useTranslator()
  return images.map(source => (
    <img
      key={source}
      src={imageUrl(source, 240)}
      width={96}
      height={96}
      alt={t('reviews.image', { name: author })}
      loading="lazy"
      decoding="async"
    />
  ))
}
