import '../../../i18n/messages/reviews'
import fields from '../../../forms/form.module.css'
import { useTranslator } from '../../../i18n/use-translator'
import { REVIEW_PLACE_ID, type ReviewPlaceProps } from './review'
import { ReviewForm } from './review-form'
import styles from './review-form.module.css'

export function ReviewPlace(props: ReviewPlaceProps) {
  const t = useTranslator()
  return (
    <section
      id={REVIEW_PLACE_ID}
      className={`${styles.place} ${fields.form}`}
      aria-labelledby={`${REVIEW_PLACE_ID}-titulo`}
    >
      <h3 id={`${REVIEW_PLACE_ID}-titulo`}>{t('reviews.write')}</h3>
      <ReviewForm {...props} />
    </section>
  )
}
