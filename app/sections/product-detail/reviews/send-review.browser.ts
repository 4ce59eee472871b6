import { createBrowserTransport } from '../../../api/transport.browser'
import type { Translator } from '../../../i18n/translator'
import type { ReviewAnswer } from './review'
import { submitReview, type WrittenReview } from './send-review'

/** Pictures on a slow line take their time; the server gives up after 30 s. */
const UPLOAD_TIMEOUT_MS = 60_000

/** The wire schemas come along with it: loaded when the form is sent. */
export function submitInBrowser(review: WrittenReview, t: Translator): Promise<ReviewAnswer> {
  const patient: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS) })
  return submitReview(createBrowserTransport(patient), review, t)
}
