import '../../../i18n/words/reviewForm'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { INTENT_FIELD } from '../offer'
import { PictureField } from './picture-field'
import { REVIEW_INTENT, REVIEW_PLACE_ID, type ReviewAnswer } from './review'
import { ReviewFields } from './review-fields'
import styles from './review-form.module.css'
import type { ReviewPlaceProps } from './review-place'
import { StarField } from './star-field'
import { useErrors } from './use-errors'
import { usePictures } from './use-pictures'
import { useReview } from './use-review'

/** Spec 3 and 5: name, e-mail, comment, rating, up to 2 images. The product's page answers it, or the API. */
export function ReviewForm({ product, path, outcome }: ReviewPlaceProps) {
  const t = useTranslator()
  const place = useRef<HTMLDivElement>(null)
  const pictures = usePictures()
  const { isPending, answer, send } = useReview(product, outcome?.answer ?? null)
  useFocusOnAnswer(place, answer)
  const { errors, touch } = useErrors(answer)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pictures.isPreparing) return
    void send(
      event.currentTarget,
      pictures.chosen.map(({ dataUrl }) => dataUrl)
    )
  }
  if (answer?.ok) return <Done place={place} message={answer.message} />
  const isBusy = isPending || pictures.isPreparing
  return (
    <div ref={place}>
      <form
        method="post"
        encType="multipart/form-data"
        action={`${path}#${REVIEW_PLACE_ID}`}
        noValidate
        onSubmit={submit}
        onInput={touch}
        className={styles.form}
      >
        <input type="hidden" name={INTENT_FIELD} value={REVIEW_INTENT} />
        <p className={styles.required}>{t('reviewForm.required')}</p>
        <Failure message={answer?.message ?? ''} />
        <StarField typed={outcome?.typed.nota} error={errors.nota} />
        <ReviewFields typed={outcome?.typed} errors={errors} />
        <PictureField pictures={pictures} error={errors.anexos} />
        <Button type="submit" aria-disabled={isBusy || undefined} aria-busy={isBusy || undefined}>
          {t('reviewForm.submit')}
        </Button>
        <p role="status" className="visually-hidden">
          {pictures.isPreparing ? t('reviewForm.preparing') : ''}
          {isPending ? t('reviewForm.sending') : ''}
        </p>
      </form>
    </div>
  )
}

function Done({ place, message }: { place: { current: HTMLDivElement | null }; message: string }) {
  return (
    <div ref={place}>
      <div role="status" tabIndex={-1} className={styles.done} data-answer="">
        <Icon name="check" />
        <p>{message}</p>
      </div>
    </div>
  )
}

function Failure({ message }: { message: string }) {
  if (!message) return null
  return (
    <div role="alert" tabIndex={-1} className={styles.failure} data-answer="">
      <Icon name="circle-alert" />
      <p>{message}</p>
    </div>
  )
}

/** To the first field that is wrong, else to what is said. */
function useFocusOnAnswer(place: { current: HTMLDivElement | null }, answer: ReviewAnswer | null) {
  useEffect(() => {
    if (!answer) return
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]')
    const said = place.current?.querySelector<HTMLElement>('[data-answer]')
    ;(wrong ?? said)?.focus()
  }, [place, answer])
}
