import '../../i18n/messages/footer.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import type { NewsletterOutcome } from '../../sections/newsletter/newsletter-definition.ts'
import type { NewsletterSender } from '../../sections/newsletter/newsletter-sender.tsx'
import * as styles from './newsletter.module.css'

const NOTE_ID = 'novidades'

export function Newsletter() {
  const t = useTranslator()
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState<FormData | null>(null)
  const [Sender, setSender] = useState<typeof NewsletterSender | null>(null)
  const [answer, setAnswer] = useState<NewsletterOutcome['answer'] | null>(null)
  const isWrong = answer?.ok === false && Boolean(answer.errors.email)
  async function load() {
    const loaded = await import('../../sections/newsletter/newsletter-sender.tsx')
    setSender(() => loaded.NewsletterSender)
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(new FormData(event.currentTarget))
    load().catch(() => form.current?.submit())
  }
  function show(next: NewsletterOutcome['answer']) {
    setAnswer(next)
    if (next.ok) form.current?.reset()
    else form.current?.querySelector('input')?.focus()
  }
  return (
    <form
      ref={form}
      method="post"
      action={PATHS.newsletter}
      noValidate
      className={styles.newsletter}
      onFocus={() => void load().catch(() => null)}
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
      {Sender ? <Sender sent={sent} onAnswer={show} /> : null}
    </form>
  )
}
