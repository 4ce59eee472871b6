import { createBrowserTransport } from '../../../api/transport.browser'
import type { Translator } from '../../../i18n/translator'
import type { QuestionAnswer } from './question'
import { submitQuestion, type WrittenQuestion } from './send-question'

/** The wire schemas come along with it: loaded when the form is sent. */
export function submitInBrowser(question: WrittenQuestion, t: Translator): Promise<QuestionAnswer> {
  return submitQuestion(createBrowserTransport(), question, t)
}
