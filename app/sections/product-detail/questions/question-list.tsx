import '../../../i18n/messages/questions.ts'
import { plural } from '../../../i18n/format.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import type { Translator } from '../../../i18n/translator.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { Answer, Question } from '../../../models/product/questions.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ANSWERED_FIELD, QUESTION_PLACE_ID } from '../product-forms.ts'
import * as reviews from '../reviews/reviews.module.css'
import * as styles from './questions.module.css'

const SHOWN = 4

export function QuestionList({ questions }: { questions: Question[] }) {
  const t = useTranslator()
  if (questions.length === 0) return <p className={reviews.soft}>{t('questions.none')}</p>
  const more = questions.slice(SHOWN)
  const words = { one: t('questions.moreOne'), other: t('questions.more', { count: more.length }) }
  return (
    <>
      <Questions questions={questions.slice(0, SHOWN)} />
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary className={buttonClass({ look: 'secondary', small: true })}>
            {plural(more.length, t.language, words)}
          </summary>
          <Questions questions={more} />
        </details>
      ) : null}
    </>
  )
}

function Questions({ questions }: { questions: Question[] }) {
  const t = useTranslator()
  return (
    <ul className={reviews.list}>
      {questions.map(question => (
        <li key={question.id || `${question.date} ${question.text}`}>
          <article>
            <p className={styles.question}>{question.text}</p>
            <footer>{signature(question, t)}</footer>
            {question.answers.map(answer => (
              <div key={`${answer.date} ${answer.text}`} className={styles.answer}>
                <p>{answer.text}</p>
                <footer>
                  {answer.byStore ? <strong>{`${t('questions.byStore')} · `}</strong> : null}
                  {signature(answer, t)}
                </footer>
              </div>
            ))}
            {question.id > 0 ? (
              <a
                href={`?${ANSWERED_FIELD}=${question.id}#${QUESTION_PLACE_ID}`}
                rel="nofollow"
                className={reviews.link}
                aria-label={t('questions.answerTo', { question: question.text })}
              >
                {t('questions.answer')}
              </a>
            ) : null}
          </article>
        </li>
      ))}
    </ul>
  )
}

function signature({ author, date }: Question | Answer, t: Translator): string {
  const day = formatDate(date, t.language)
  return author && day ? t('questions.by', { name: author, date: day }) : author || day
}
