import { createBrowserTransport } from '../../api/transport.browser'
import type { Translator } from '../../i18n/translator'
import { submitStoreReview, type WrittenStoreReview } from './send-store-review'
import type { StoreReviewAnswer } from './store-review'

/** The wire schemas come along with it: loaded when the form is sent. */
export function submitInBrowser(review: WrittenStoreReview, t: Translator): Promise<StoreReviewAnswer> {
  return submitStoreReview(createBrowserTransport(), review, t)
}
