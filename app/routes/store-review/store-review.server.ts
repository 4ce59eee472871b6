import { data, redirect } from 'react-router'
import { checkStoreReviewKey, isStoreReviewKey } from '../../api/store-review'
import type { RequestScope } from '../../context'
import { answerForm } from '../../forms/answer-form.server'
import { readForm } from '../../forms/read-form.server'
import { storeReviewForm } from '../../sections/store-review/store-review-definition'

/** Spec 5: redirects to home without a key, and when the check of the key fails. */
export async function readKey({ transport }: RequestScope, url: URL, isAnswered: boolean): Promise<string> {
  const key = keyOf(url)
  if (isAnswered) return key
  const result = await checkStoreReviewKey(transport, key)
  if (!result.ok || !result.data.done) throw toHome()
  return key
}

/** Sends the review. */
export async function answerReview(request: Request, { transport, language }: RequestScope, url: URL) {
  const key = keyOf(url)
  const { form } = await readForm(request)
  const { outcome } = await answerForm(storeReviewForm, { form, transport, language, about: { key } })
  return data(outcome, { status: outcome.answer.ok ? 200 : 422 })
}

function keyOf(url: URL): string {
  const key = url.searchParams.get('key') ?? ''
  if (!isStoreReviewKey(key)) throw toHome()
  return key
}

// Not cached: a key's validity changes.
function toHome(): Response {
  return redirect('/', { status: 302, headers: { 'cache-control': 'no-store' } })
}
