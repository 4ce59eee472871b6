import { useEffect } from 'react'
import { NEWSLETTER_PATH, type NewsletterOutcome } from './newsletter'
import { useNewsletter } from './use-newsletter'

interface NewsletterSenderProps {
  /** The form as it was last sent. */
  sent: FormData | null
  onAnswer: (answer: NewsletterOutcome['answer']) => void
}

/** Sends the form of the footer, which every page has: this comes with its focus. */
export function NewsletterSender({ sent, onAnswer }: NewsletterSenderProps) {
  const { answer, send } = useNewsletter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sending.
  useEffect(() => {
    if (sent) void send(sent, { action: NEWSLETTER_PATH })
  }, [sent])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (answer) onAnswer(answer)
  }, [answer])
  return null
}
