import '../../../i18n/messages/questions'
import fields from '../../../forms/form.module.css'
import { useTranslator } from '../../../i18n/use-translator'
import { buttonClass } from '../../../ui/button'
import { StaticPart } from '../../static-part'
import { type ProductAnswers, QUESTION_PLACE_ID, QUESTIONS_ID } from '../product-forms'
import type { ProductPageData } from '../product-view'
import reviewForm from '../reviews/review-form.module.css'
import reviews from '../reviews/reviews.module.css'
import { QuestionForm } from './question-form'
import { QuestionList } from './question-list'
import styles from './questions.module.css'

export function Questions({ data, outcome }: { data: ProductPageData; outcome: ProductAnswers['question'] }) {
  const t = useTranslator()
  const { product, questions, answering } = data
  return (
    <section id={QUESTIONS_ID} className={reviews.reviews} aria-labelledby="titulo-perguntas">
      <h2 id="titulo-perguntas">{t('questions.title')}</h2>
      <StaticPart name="questions" keptAs="questions" data={questions} id={`${QUESTIONS_ID}-lista`}>
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
        <QuestionForm path={product.path} answered={answering?.id ?? 0} outcome={outcome} />
      </details>
    </section>
  )
}
