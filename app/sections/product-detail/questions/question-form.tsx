import '../../../i18n/messages/forms'
import '../../../i18n/messages/questions'
import '../../../i18n/messages/reviewForm'
import { FormField } from '../../../forms/field'
import { SendButton, SentForm } from '../../../forms/form'
import fields from '../../../forms/form.module.css'
import type { FieldErrors, Typed } from '../../../forms/form-answer'
import { LENGTHS } from '../../../forms/lengths'
import { useForm } from '../../../forms/use-form'
import { useTranslator } from '../../../i18n/use-translator'
import { INTENT_FIELD } from '../offer'
import styles from '../reviews/review-form.module.css'
import { ANSWERED_FIELD, QUESTION_INTENT, QUESTION_PLACE_ID, type QuestionField, type QuestionsProps } from './question'

interface QuestionFormProps extends Pick<QuestionsProps, 'path' | 'outcome'> {
  /** Id of the question that is answered, 0 for a new one. */
  answered: number
}

/** A question, or an answer to one. The product's page answers the form. */
export function QuestionForm({ path, answered, outcome }: QuestionFormProps) {
  const t = useTranslator()
  const form = useForm({ load, name: 'question', earlier: outcome?.answer })
  return (
    <SentForm form={form} action={addressOf(path, answered)} className={styles.form}>
      <input type="hidden" name={INTENT_FIELD} value={QUESTION_INTENT} />
      {answered ? <input type="hidden" name={ANSWERED_FIELD} value={answered} /> : null}
      <p className={styles.required}>{t('questions.required')}</p>
      <QuestionFields
        typed={outcome?.typed}
        errors={form.errors}
        label={t(answered ? 'questions.answerText' : 'questions.question')}
      />
      <SendButton isBusy={form.isPending}>{t(answered ? 'questions.sendAnswer' : 'questions.send')}</SendButton>
    </SentForm>
  )
}

async function load() {
  return (await import('./question-definition')).questionForm
}

/** The page that answers shows the same form. */
function addressOf(path: string, answered: number): string {
  return `${path}${answered ? `?${ANSWERED_FIELD}=${answered}` : ''}#${QUESTION_PLACE_ID}`
}

interface QuestionFieldsProps {
  typed: Typed<QuestionField> | undefined
  errors: FieldErrors<QuestionField>
  /** Of the text. */
  label: string
}

/** Their values are the browser's own: what was typed before hydration, or is wrong, stays. */
function QuestionFields({ typed, errors, label }: QuestionFieldsProps) {
  const t = useTranslator()
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
              maxLength={LENGTHS.name}
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
              maxLength={LENGTHS.email}
              defaultValue={typed?.email}
            />
          )}
        </FormField>
      </div>
      <FormField label={label} error={errors.texto}>
        {attributes => (
          <textarea
            {...attributes}
            name="texto"
            rows={4}
            required
            maxLength={LENGTHS.message}
            defaultValue={typed?.texto}
          />
        )}
      </FormField>
    </>
  )
}
