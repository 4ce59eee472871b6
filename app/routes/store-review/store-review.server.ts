import '../../i18n/messages/storeReview'
import { data, redirect } from 'react-router'
import { idempotencyKeyOf } from '../../api/idempotency-key.server'
import { readForm } from '../../api/read-form.server'
import { checkStoreReviewKey, isStoreReviewKey } from '../../api/store-review'
import type { RequestScope } from '../../context'
import { createTranslator } from '../../i18n/translator'
import { submitStoreReview } from '../../sections/store-review/send-store-review'
import { readTypedStoreReview, type StoreReviewOutcome } from '../../sections/store-review/store-review'

/** Spec 5: redirects to home without a key, and when the check of the key fails. */
export async function readKey({ transport }: RequestScope, url: URL, isAnswered: boolean): Promise<string> {
  const key = keyOf(url)
  if (isAnswered) return key
  const result = await checkStoreReviewKey(transport, key)
  if (!result.ok || !result.data.done) throw toHome()
  return key
}

/** The review form without JavaScript. The page shows the result. */
export async function answerReview(request: Request, { transport, language }: RequestScope, url: URL) {
  const key = keyOf(url)
  const { form } = await readForm(request)
  const typed = readTypedStoreReview(form)
  const idempotencyKey = await idempotencyKeyOf([key, typed])
  const answer = await submitStoreReview(transport, { key, typed, idempotencyKey }, createTranslator(language))
  return data<StoreReviewOutcome>({ typed, answer }, { status: answer.ok ? 200 : 422 })
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
