import '../../../i18n/messages/reviewForm'
import { SendButton } from '../../../forms/form'
import { SentForm } from '../../../forms/sent-form'
import { useSending } from '../../../forms/use-sending'
import { useTranslator } from '../../../i18n/use-translator'
import { INTENT_FIELD } from '../offer'
import { PictureField } from './picture-field'
import { REVIEW_INTENT, REVIEW_PLACE_ID, type ReviewField, readTypedReview } from './review'
import { ReviewFields } from './review-fields'
import styles from './review-form.module.css'
import type { ReviewPlaceProps } from './review-place'
import { StarField } from './star-field'
import { usePictures } from './use-pictures'

/** Spec 3 and 5: name, e-mail, comment, rating, up to 2 images. The product's page answers it, or the API. */
export function ReviewForm({ product, path, outcome }: ReviewPlaceProps) {
  const t = useTranslator()
  const pictures = usePictures()
  const sending = useSending<ReviewField>(outcome?.answer)
  const { errors, isPending } = sending
  function send(form: HTMLFormElement) {
    if (pictures.isPreparing) return
    const review = { product, typed: readTypedReview(new FormData(form)), pictures: pictures.chosen.map(toDataUrl) }
    void sending.send(review, async idempotencyKey => {
      const { submitInBrowser } = await import('./send-review.browser')
      return submitInBrowser({ ...review, idempotencyKey }, t)
    })
  }
  return (
    <SentForm
      sending={sending}
      onSend={send}
      encType="multipart/form-data"
      action={`${path}#${REVIEW_PLACE_ID}`}
      className={styles.form}
      status={pictures.isPreparing ? t('reviewForm.preparing') : ''}
    >
      <input type="hidden" name={INTENT_FIELD} value={REVIEW_INTENT} />
      <p className={styles.required}>{t('reviewForm.required')}</p>
      <StarField typed={outcome?.typed.nota} error={errors.nota} />
      <ReviewFields typed={outcome?.typed} errors={errors} />
      <PictureField pictures={pictures} error={errors.anexos} />
      <SendButton isBusy={isPending || pictures.isPreparing}>{t('reviewForm.submit')}</SendButton>
    </SentForm>
  )
}

function toDataUrl({ dataUrl }: { dataUrl: string }): string {
  return dataUrl
}
