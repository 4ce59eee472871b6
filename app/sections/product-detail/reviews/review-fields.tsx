import '../../../i18n/messages/reviewForm'
import styles from '../../../forms/form.module.css'
import { EmailField, type FieldState, MessageField, NameField } from '../../../forms/text-field'
import { useTranslator } from '../../../i18n/use-translator'
import type { ReviewField } from './review'

export function ReviewFields(state: FieldState<ReviewField>) {
  const t = useTranslator()
  return (
    <>
      <div className={styles.pair}>
        <NameField {...state} />
        <EmailField {...state} hint={t('reviewForm.emailHint')} />
      </div>
      <MessageField {...state} name="comentario" label={t('reviewForm.comment')} rows={4} required />
    </>
  )
}
