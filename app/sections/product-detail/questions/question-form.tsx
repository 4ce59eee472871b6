import '../../../i18n/messages/forms'
import '../../../i18n/messages/questions'
import '../../../i18n/messages/reviewForm'
import { SendButton, SentForm } from '../../../forms/form'
import fields from '../../../forms/form.module.css'
import { EmailField, type FieldState, MessageField, NameField } from '../../../forms/text-field'
import { useForm } from '../../../forms/use-form'
import { useTranslator } from '../../../i18n/use-translator'
import {
  ANSWERED_FIELD,
  INTENT_FIELD,
  type ProductAnswers,
  QUESTION_INTENT,
  QUESTION_PLACE_ID,
  type QuestionField
} from '../product-forms'
import styles from '../reviews/review-form.module.css'

interface QuestionFormProps {
  path: string
  answered: number
  outcome: ProductAnswers['question']
}

export function QuestionForm({ path, answered, outcome }: QuestionFormProps) {
  const t = useTranslator()
  const form = useForm({ load, name: 'question', earlier: outcome?.answer })
  // The query repeats the answered question, so that the response shows the same form.
  const query = answered ? `?${ANSWERED_FIELD}=${answered}` : ''
  const state: FieldState<QuestionField> = { typed: outcome?.typed, errors: form.errors }
  return (
    <SentForm form={form} action={`${path}${query}#${QUESTION_PLACE_ID}`} className={styles.form}>
      <input type="hidden" name={INTENT_FIELD} value={QUESTION_INTENT} />
      {answered ? <input type="hidden" name={ANSWERED_FIELD} value={answered} /> : null}
      <p className={styles.required}>{t('questions.required')}</p>
      <div className={fields.fields}>
        <NameField {...state} />
        <EmailField {...state} hint={t('reviewForm.emailHint')} />
      </div>
      <MessageField
        {...state}
        name="texto"
        label={t(answered ? 'questions.answerText' : 'questions.question')}
        rows={4}
        required
      />
      <SendButton isBusy={form.isPending}>{t(answered ? 'questions.sendAnswer' : 'questions.send')}</SendButton>
    </SentForm>
  )
}

async function load() {
  return (await import('./question-definition')).questionForm
}
