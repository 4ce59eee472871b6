import '../../../i18n/messages/reviewForm'
import '../../../i18n/messages/reviews'
import { SendButton, SentForm } from '../../../forms/form'
import fields from '../../../forms/form.module.css'
import { EmailField, type FieldState, MessageField, NameField } from '../../../forms/text-field'
import { useForm } from '../../../forms/use-form'
import { useTranslator } from '../../../i18n/use-translator'
import { INTENT_FIELD } from '../offer'
import { PictureField } from './picture-field'
import { PICTURES_FIELD } from './pictures'
import { REVIEW_INTENT, REVIEW_PLACE_ID, type ReviewField, type ReviewPlaceProps } from './review'
import styles from './review-form.module.css'
import { StarField } from './star-field'
import { usePictures } from './use-pictures'

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

/** Pictures take long on a slow connection. The server gives up after 30 s. */
const UPLOAD_TIMEOUT_MS = 60_000

/** Spec 3 and 5: name, e-mail, comment, rating, up to 2 pictures. Posts to the product's page. */
function ReviewForm({ path, outcome }: ReviewPlaceProps) {
  const t = useTranslator()
  const pictures = usePictures()
  const form = useForm({ load, name: 'review', earlier: outcome?.answer, timeoutMs: UPLOAD_TIMEOUT_MS })
  const { errors, isPending } = form
  function addPictures(data: FormData): boolean {
    data.delete(PICTURES_FIELD)
    for (const { key, picture } of pictures.chosen) data.append(PICTURES_FIELD, picture, `${key}.jpg`)
    return !pictures.isPreparing
  }
  return (
    <SentForm
      form={form}
      onSend={addPictures}
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

async function load() {
  return (await import('./review-definition')).reviewForm
}

function ReviewFields(state: FieldState<ReviewField>) {
  const t = useTranslator()
  return (
    <>
      <div className={fields.pair}>
        <NameField {...state} />
        <EmailField {...state} hint={t('reviewForm.emailHint')} />
      </div>
      <MessageField {...state} name="comentario" label={t('reviewForm.comment')} rows={4} required />
    </>
  )
}
