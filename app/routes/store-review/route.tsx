import '../../i18n/messages/storeReview.ts'
import { useActionData } from 'react-router'
import { FormPage } from '../../forms/form-page.tsx'
import { titleMeta } from '../../sections/head/page-meta.ts'
import { StoreReviewForm } from '../../sections/store-review/store-review-form.tsx'
import type { Route } from './+types/route.ts'
import type { action } from './store-review.server.ts'

export { clientAction } from '../../forms/client-action.ts'
export { headers } from '../../loaders/page-failure.server.ts'
export { action, loader } from './store-review.server.ts'

export const meta = titleMeta('storeReview.title')

/** Spec 2 and 5: the page of a review invitation. */
export default function StoreReview({ loaderData }: Route.ComponentProps) {
  const outcome = useActionData<typeof action>()
  return (
    <FormPage title="storeReview.title" text="storeReview.text" home="storeReview.home">
      <StoreReviewForm reviewKey={loaderData.key} outcome={outcome} />
    </FormPage>
  )
}
