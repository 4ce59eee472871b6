import { type SubmitEvent, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import type { NewsletterAnswer } from '../../sections/newsletter/newsletter'
import styles from './newsletter.module.css'

const NOTE_ID = 'novidades'

/** The newsletter form in the footer. It works without JavaScript; the code that submits it loads on focus. */
export function Newsletter() {
  const t = useTranslator()
  const [answer, setAnswer] = useState<NewsletterAnswer | null>(null)
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const sender = await loadSender().catch(() => form.submit())
    if (sender) setAnswer(await sender.sendShortForm(form, t))
  }
  const isWrong = answer?.ok === false && Boolean(answer.errors.email)
  return (
    <form
      method="post"
      action="/newsletter"
      noValidate
      className={styles.newsletter}
      onFocus={() => void loadSender().catch(() => null)}
      onSubmit={submit}
    >
      <h2>{t('footer.newsletter')}</h2>
      <label>
        {t('footer.email')}
        <input
          type="email"
          name="email"
          autoComplete="email"
          aria-invalid={isWrong || undefined}
          aria-describedby={NOTE_ID}
        />
      </label>
      <button type="submit">{t('footer.subscribe')}</button>
      <p id={NOTE_ID} role="status">
        {answer && (answer.message || (!answer.ok && answer.errors.email))}
      </p>
    </form>
  )
}

function loadSender() {
  return import('../../sections/newsletter/send-short-form')
}
