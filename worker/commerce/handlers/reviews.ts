import { deletePictures, storePictures } from '../pictures.ts'
import { isKnownUnit } from '../queries/messages.ts'
import { loadReviews, reviewStores } from '../queries/reviews.ts'
import { isOpenKey, isReviewOf, loadStoreReviews, storeReviewStores } from '../queries/store-reviews.ts'
import { type Standing, type Submission, standingOf, submit } from '../queries/submissions.ts'
import { type ReviewBody, reviewBody, storeReviewBody } from '../rules/form-bodies.ts'
import { parseReviews } from '../rules/reviews-request.ts'
import { sha256Hex } from '../rules/token.ts'
import { MAX_SIDE_PIXELS, MAX_UPLOAD_MB, readUploads } from '../rules/upload.ts'
import { reviewsOf } from '../wire/reviews.ts'
import { type CommerceContext, failure } from './errors.ts'
import { answerForm, refuseField, submissionOf, withForm } from './form.ts'
import { limitOf, offsetOf } from './parameters.ts'

export async function reviews(c: CommerceContext) {
  const parsed = parseReviews(new URL(c.req.url).searchParams)
  if (!parsed.ok) return failure(c, 400, 'bad-field', { field: parsed.parameter })
  const found = await loadReviews(c.env.db, parsed.request, c.var.language)
  return c.json(reviewsOf(found, parsed.request, c.var))
}

const REVIEWS_PER_HOUR = 5
/** For all products, because each review is moderated. */
const ALL_REVIEWS_PER_HOUR = { perClient: 30, perStore: 200 }

export const addReview = withForm(reviewBody, async (c, body) => {
  const images = readUploads(body.anexos)
  if (typeof images === 'string')
    return refuseField(c, 'anexos', images, { count: MAX_UPLOAD_MB, side: MAX_SIDE_PIXELS / 1000 })
  if (!(await isKnownUnit(c.env.db, body.idProduto)).product) return refuseField(c, 'idProduto', 'refused-unknown')
  const submission = await submissionOf(c, {
    bucket: `review:${body.idProduto}`,
    perHour: REVIEWS_PER_HOUR,
    ...ALL_REVIEWS_PER_HOUR,
    body: { ...body, anexos: await Promise.all(images.map(sha256Hex)) }
  })
  const standing = await keep(c, body, images, submission)
  return standing ? answerForm(c, standing, 'review-thanks') : refuseField(c, 'anexos', 'image-broken')
})

/** Decodes pictures only for an allowed submission. Null when one cannot be decoded. */
async function keep(
  c: CommerceContext,
  body: ReviewBody,
  images: Uint8Array<ArrayBuffer>[],
  submission: Submission
): Promise<Standing | null> {
  const before = await standingOf(c.env.db, submission)
  if (before.kind !== 'open') return before
  const key = c.env.randomId()
  const objects = await storePictures(c.env, key, images)
  if (!objects) return null
  let after: Standing | null = null
  try {
    after = await submit(c.env.db, submission, reviewStores(body, key, objects, submission))
    return after
  } finally {
    if (after?.kind !== 'stored') await deletePictures(c.env, objects)
  }
}

const STORE_REVIEWS = 12

export async function storeReviews(c: CommerceContext) {
  const page = { offset: offsetOf(c), limit: limitOf(c, STORE_REVIEWS) }
  const { rows, total } = await loadStoreReviews(c.env.db, page)
  const avaliacoes = rows.map(row => ({ ...row, satisfacao: row.satisfacao === 1 }))
  return c.json({ avaliacoes, info: { ...page, exibindo: rows.length, total } })
}

export async function reviewKey(c: CommerceContext) {
  return c.json({ sucesso: await isOpenKey(c.env.db, c.req.param('key') ?? '') })
}

const STORE_REVIEWS_PER_HOUR = 20

export const addStoreReview = withForm(storeReviewBody, async (c, body) => {
  const { db } = c.env
  const key = c.req.param('key') ?? ''
  const submission = await submissionOf(c, { bucket: `store-review:${key}`, perHour: STORE_REVIEWS_PER_HOUR, body })
  const before = await standingOf(db, submission)
  if (before.kind !== 'open') return answerForm(c, before, 'store-review-thanks')
  if (!(await isOpenKey(db, key))) return failure(c, 404, 'review-key-wrong')
  const after = await submit(db, submission, storeReviewStores(key, body, submission))
  if (after.kind === 'stored' && !(await isReviewOf(db, key, submission.attempt)))
    return failure(c, 404, 'review-key-wrong')
  return answerForm(c, after, 'store-review-thanks')
})
