import { createContext, data, redirect } from 'react-router'
import { checkStoreReviewKey, isStoreReviewKey } from '../../api/store-review.ts'
import { scopeContext } from '../../context.ts'
import { answerPageForm } from '../../forms/answer-form.server.ts'
import { storeReviewForm } from '../../sections/store-review/store-review-definition.ts'
import type { Route } from './+types/route.ts'

/** True when this request has submitted the form: the key may be used up, so it is not checked again. */
const answeredContext = createContext(false)

/** Spec 5: redirects to home without a key, and when its check fails. A key allows one review. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = keyOf(url)
  if (!context.get(answeredContext)) {
    const result = await checkStoreReviewKey(context.get(scopeContext).transport, key)
    if (!result.ok || !result.data.done) throw toHome()
  }
  return data({ key }, { headers: { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' } })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  context.set(answeredContext, true)
  return answerPageForm(storeReviewForm, request, context.get(scopeContext), { key: keyOf(url) })
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
