import '../../../i18n/messages/reviewForm.ts'
import * as fields from '../../../forms/form.module.css'
import { SendButton, SentForm } from '../../../forms/form.tsx'
import { EmailField, MessageField, NameField } from '../../../forms/text-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { INTENT_FIELD, type ProductAnswers, REVIEW_INTENT, REVIEW_PLACE_ID } from '../product-forms.ts'
import { PictureField } from './picture-field.tsx'
import { PICTURES_FIELD } from './pictures.ts'
import * as styles from './review-form.module.css'
import { StarField } from './star-field.tsx'
import { usePictures } from './use-pictures.ts'

/** Pictures take long on a slow connection. The server gives up after 30 s. */
const UPLOAD_TIMEOUT_MS = 60_000

const load = async () => (await import('./review-definition.ts')).reviewForm

export function ReviewForm({ path, outcome }: { path: string; outcome: ProductAnswers['review'] }) {
  const t = useTranslator()
  const pictures = usePictures()
  const form = useForm({ load, name: 'review', earlier: outcome?.answer, timeoutMs: UPLOAD_TIMEOUT_MS })
  const state = { typed: outcome?.typed, errors: form.errors }
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
      <StarField typed={outcome?.typed.nota} error={form.errors.nota} />
      <div className={fields.pair}>
        <NameField {...state} />
        <EmailField {...state} hint={t('reviewForm.emailHint')} />
      </div>
      <MessageField {...state} name="comentario" label={t('reviewForm.comment')} rows={4} required />
      <PictureField pictures={pictures} error={form.errors.anexos} />
      <SendButton isBusy={form.isPending || pictures.isPreparing}>{t('reviewForm.submit')}</SendButton>
    </SentForm>
  )
}
