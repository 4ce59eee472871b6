import { useEffect } from 'react'
import { PATHS } from '../../links.ts'
import type { NewsletterOutcome } from './newsletter-definition.ts'
import { useNewsletter } from './use-newsletter.ts'

interface NewsletterSenderProps {
  sent: FormData | null
  onAnswer: (answer: NewsletterOutcome['answer']) => void
}

/** Submits the footer's form. Loads when that form gets focus. */
export function NewsletterSender({ sent, onAnswer }: NewsletterSenderProps) {
  const { answer, send } = useNewsletter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sending.
  useEffect(() => {
    if (sent) void send(sent, { action: PATHS.newsletter })
  }, [sent])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (answer) onAnswer(answer)
  }, [answer])
  return null
}
