import { isOpenKey, isReviewOf, loadStoreReviews, storeReviewStores } from '../queries/store-reviews.ts'
import { standingOf, submit } from '../queries/submissions.ts'
import { storeReviewBody } from '../rules/form-bodies.ts'
import { storeReviewOf } from '../wire/store-reviews.ts'
import { withForm } from './body.ts'
import { limitOf, offsetOf } from './content.ts'
import { type CommerceContext, failure } from './errors.ts'
import { answerForm, submissionOf } from './form.ts'

const PAGE_SIZE = 12

/** GET evaluations/store: reviews that are approved and that their authors allowed to publish. */
export async function storeReviews(c: CommerceContext) {
  const offset = offsetOf(c)
  const limit = limitOf(c) ?? PAGE_SIZE
  const { rows, total } = await loadStoreReviews(c.var.commerce.db, { offset, limit })
  return c.json({ avaliacoes: rows.map(storeReviewOf), info: { offset, limit, exibindo: rows.length, total } })
}

/** GET evaluations/store/add/{key} (spec 5): whether the key allows a review. */
export async function reviewKey(c: CommerceContext) {
  return c.json({ sucesso: await isOpenKey(c.var.commerce.db, c.req.param('key') ?? '') })
}

const REVIEWS_PER_HOUR = 20

/** POST evaluations/store/add/{key}: one review per key. */
export const addStoreReview = withForm(storeReviewBody, async (c, body) => {
  const { db } = c.var.commerce
  const key = c.req.param('key') ?? ''
  const submission = await submissionOf(c, {
    bucket: `store-review:${key}`,
    perHour: REVIEWS_PER_HOUR,
    body
  })
  if (submission === 'malformed') return failure(c, 400, 'bad-key')
  const before = await standingOf(db, submission)
  if (before.kind !== 'open') return answerForm(c, before, 'store-review-thanks')
  if (!(await isOpenKey(db, key))) return failure(c, 404, 'review-key-wrong')
  const after = await submit(db, submission, storeReviewStores(key, body, submission))
  if (after.kind === 'stored' && !(await isReviewOf(db, key, submission.attempt)))
    return failure(c, 404, 'review-key-wrong')
  return answerForm(c, after, 'store-review-thanks')
})
