import '../../../i18n/messages/forms'
import '../../../i18n/messages/questions'
import '../../../i18n/messages/reviewForm'
import { FormField } from '../../../forms/field'
import { SendButton } from '../../../forms/form'
import fields from '../../../forms/form.module.css'
import type { FieldErrors } from '../../../forms/form-rules'
import { SentForm } from '../../../forms/sent-form'
import { useSending } from '../../../forms/use-sending'
import { useTranslator } from '../../../i18n/use-translator'
import { INTENT_FIELD } from '../offer'
import styles from '../reviews/review-form.module.css'
import {
  ANSWERED_FIELD,
  QUESTION_INTENT,
  QUESTION_PLACE_ID,
  QUESTION_RULES,
  type QuestionField,
  readTypedQuestion,
  type TypedQuestion
} from './question'
import type { QuestionsProps } from './questions-place'

interface QuestionFormProps extends Pick<QuestionsProps, 'product' | 'path' | 'outcome'> {
  /** Id of the question that is answered, 0 for a new one. */
  answered: number
}

/** A question, or an answer to one. The product's page answers the form, or the API. */
export function QuestionForm({ product, path, answered, outcome }: QuestionFormProps) {
  const t = useTranslator()
  const sending = useSending<QuestionField>(outcome?.answer)
  function send(form: HTMLFormElement) {
    const typed = readTypedQuestion(new FormData(form))
    void sending.send(typed, async idempotencyKey => {
      const { submitInBrowser } = await import('./send-question.browser')
      return submitInBrowser({ product, typed, idempotencyKey }, t)
    })
  }
  return (
    <SentForm sending={sending} onSend={send} action={addressOf(path, answered)} className={styles.form}>
      <input type="hidden" name={INTENT_FIELD} value={QUESTION_INTENT} />
      {answered ? <input type="hidden" name={ANSWERED_FIELD} value={answered} /> : null}
      <p className={styles.required}>{t('questions.required')}</p>
      <QuestionFields
        typed={outcome?.typed}
        errors={sending.errors}
        label={t(answered ? 'questions.answerText' : 'questions.question')}
      />
      <SendButton isBusy={sending.isPending}>{t(answered ? 'questions.sendAnswer' : 'questions.send')}</SendButton>
    </SentForm>
  )
}

/** The page that answers shows the same form. */
function addressOf(path: string, answered: number): string {
  return `${path}${answered ? `?${ANSWERED_FIELD}=${answered}` : ''}#${QUESTION_PLACE_ID}`
}

interface QuestionFieldsProps {
  typed: TypedQuestion | undefined
  errors: FieldErrors<QuestionField>
  /** Of the text. */
  label: string
}

/** Their values are the browser's own: what was typed before hydration, or is wrong, stays. */
function QuestionFields({ typed, errors, label }: QuestionFieldsProps) {
  const t = useTranslator()
  const { nome, email, texto } = QUESTION_RULES
  return (
    <>
      <div className={fields.fields}>
        <FormField label={t('forms.name')} error={errors.nome}>
          {attributes => (
            <input
              type="text"
              {...attributes}
              name="nome"
              autoComplete="name"
              required
              maxLength={nome.max}
              defaultValue={typed?.nome}
            />
          )}
        </FormField>
        <FormField label={t('forms.email')} hint={t('reviewForm.emailHint')} error={errors.email}>
          {attributes => (
            <input
              {...attributes}
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={email.max}
              defaultValue={typed?.email}
            />
          )}
        </FormField>
      </div>
      <FormField label={label} error={errors.texto}>
        {attributes => (
          <textarea {...attributes} name="texto" rows={4} required maxLength={texto.max} defaultValue={typed?.texto} />
        )}
      </FormField>
    </>
  )
}
