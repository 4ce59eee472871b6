import '../../../i18n/messages/reviews.ts'
import { Suspense } from 'react'
import { Await, Link, useLocation } from 'react-router'
import * as fields from '../../../forms/form.module.css'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { ReviewSheet } from '../../../models/product/reviews.ts'
import { type ProductAnswers, REVIEW_PLACE_ID } from '../product-forms.ts'
import type { ProductPageData } from '../product-view.ts'
import { Overview } from './overview.tsx'
import * as forms from './review-form.module.css'
import { ReviewForm } from './review-form.tsx'
import { ReviewList } from './review-list.tsx'
import { FIRST_REVIEWS, isFiltered, REVIEWS_ID, type ReviewQuery, reviewsHref } from './review-query.ts'
import * as styles from './reviews.module.css'

export function Reviews({ data, outcome }: { data: ProductPageData; outcome: ProductAnswers['review'] }) {
  const t = useTranslator()
  const { product, askedReviews: asked = FIRST_REVIEWS, reviewSheet } = data
  const { id, path, rating, reviews } = product
  const titleId = `${REVIEW_PLACE_ID}-titulo`
  const next = rating && rating.count > reviews.length ? reviews.length : null
  return (
    <section id={REVIEWS_ID} className={styles.reviews} aria-labelledby="titulo-avaliacoes">
      <h2 id="titulo-avaliacoes">{t('reviews.title')}</h2>
      {rating || reviews.length > 0 ? null : <p className={styles.soft}>{t('reviews.none')}</p>}
      {rating ? <Overview rating={rating} data={data} /> : null}
      {asked.page === 1 && !isFiltered(asked) ? (
        <ReviewList key={id} product={id} asked={asked} first={reviews} next={next} />
      ) : (
        <Suspense fallback={<p className={styles.waiting}>{t('common.loading')}</p>}>
          <Await resolve={reviewSheet ?? null}>{sheet => <Asked product={id} asked={asked} sheet={sheet} />}</Await>
        </Suspense>
      )}
      <section
        key={`place-${id}`}
        id={REVIEW_PLACE_ID}
        className={`${forms.place} ${fields.form}`}
        aria-labelledby={titleId}
      >
        <h3 id={titleId}>{t('reviews.write')}</h3>
        <ReviewForm path={path} outcome={outcome} />
      </section>
    </section>
  )
}

function Asked({ product, asked, sheet }: { product: number; asked: ReviewQuery; sheet: ReviewSheet | null }) {
  const t = useTranslator()
  const { search } = useLocation()
  return (
    <>
      <p>
        <Link to={reviewsHref(search, FIRST_REVIEWS)} preventScrollReset className={styles.link}>
          {t('reviews.all')}
        </Link>
      </p>
      {sheet && sheet.reviews.length > 0 ? (
        <ReviewList
          key={`${product} ${reviewsHref('', asked)}`}
          product={product}
          asked={asked}
          first={sheet.reviews}
          next={sheet.next}
        />
      ) : (
        <p className={styles.soft}>{t(sheet ? 'reviews.noneHere' : 'reviews.failed')}</p>
      )}
    </>
  )
}
