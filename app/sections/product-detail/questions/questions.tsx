import '../../../i18n/messages/questions.ts'
import '../../../i18n/messages/reviewForm.ts'
import * as fields from '../../../forms/form.module.css'
import { SendButton, SentForm } from '../../../forms/form.tsx'
import { EmailField, MessageField, NameField } from '../../../forms/text-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { StaticPart } from '../../static-part.tsx'
import {
  ANSWERED_FIELD,
  INTENT_FIELD,
  type ProductAnswers,
  QUESTION_INTENT,
  QUESTION_PLACE_ID,
  QUESTIONS_ID
} from '../product-forms.ts'
import type { ProductPageData } from '../product-view.ts'
import * as reviewForm from '../reviews/review-form.module.css'
import * as reviews from '../reviews/reviews.module.css'
import { QuestionList } from './question-list.tsx'
import * as styles from './questions.module.css'

interface QuestionsProps {
  data: ProductPageData
  outcome: ProductAnswers['question']
}

const load = async () => (await import('./question-definition.ts')).questionForm

export function Questions({ data, outcome }: QuestionsProps) {
  const t = useTranslator()
  const { answering, views } = data
  return (
    <section id={QUESTIONS_ID} className={reviews.reviews} aria-labelledby="titulo-perguntas">
      <h2 id="titulo-perguntas">{t('questions.title')}</h2>
      <StaticPart keptAs="questions" data={views.questions} id={`${QUESTIONS_ID}-lista`}>
        {shown => <QuestionList questions={shown} />}
      </StaticPart>
      <details
        key={answering?.id}
        id={QUESTION_PLACE_ID}
        className={`${reviewForm.place} ${fields.form} ${styles.place}`}
        open={Boolean(outcome ?? answering)}
      >
        <summary className={buttonClass({ look: 'secondary', small: true })}>
          {answering ? t('questions.answerTo', { question: answering.text }) : t('questions.ask')}
        </summary>
        <QuestionForm data={data} outcome={outcome} />
      </details>
    </section>
  )
}

/** Asks a question, or answers the one in the query. */
function QuestionForm({ data: { product, answering }, outcome }: QuestionsProps) {
  const t = useTranslator()
  const form = useForm({ load, name: 'question', earlier: outcome?.answer })
  // The query repeats the answered question, so that the response shows the same form.
  const query = answering ? `?${ANSWERED_FIELD}=${answering.id}` : ''
  const state = { typed: outcome?.typed, errors: form.errors }
  return (
    <SentForm form={form} action={`${product.path}${query}#${QUESTION_PLACE_ID}`} className={reviewForm.form}>
      <input type="hidden" name={INTENT_FIELD} value={QUESTION_INTENT} />
      {answering ? <input type="hidden" name={ANSWERED_FIELD} value={answering.id} /> : null}
      <p className={reviewForm.required}>{t('questions.required')}</p>
      <div className={fields.fields}>
        <NameField {...state} />
        <EmailField {...state} hint={t('reviewForm.emailHint')} />
      </div>
      <MessageField
        {...state}
        name="texto"
        label={t(answering ? 'questions.answerText' : 'questions.question')}
        rows={4}
        required
      />
      <SendButton isBusy={form.isPending}>{t(answering ? 'questions.sendAnswer' : 'questions.send')}</SendButton>
    </SentForm>
  )
}
