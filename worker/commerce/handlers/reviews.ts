import { deletePictures, storePictures } from '../pictures.ts'
import { isKnownUnit } from '../queries/messages.ts'
import { loadReviews, reviewStores } from '../queries/reviews.ts'
import { isOpenKey, isReviewOf, loadStoreReviews, storeReviewStores } from '../queries/store-reviews.ts'
import { prepareAndSubmit } from '../queries/submissions.ts'
import { reviewBody, storeReviewBody } from '../rules/form-bodies.ts'
import { sha256Hex } from '../rules/token.ts'
import { MAX_SIDE_PIXELS, MAX_UPLOAD_MB, readUploads } from '../rules/upload.ts'
import { reviewsOf } from '../wire/reviews.ts'
import { type CommerceContext, failure, refuse } from './errors.ts'
import { answerForm, refuseField, submissionOf, withForm } from './form.ts'
import { limitOf, numberOf, offsetOf } from './parameters.ts'

const PAGE_SIZE = 10
const MAX_PAGE_SIZE = 100

export async function reviews(c: CommerceContext) {
  const request = {
    productId: numberOf(c, 'idProduto', null, 1),
    categoryId: numberOf(c, 'idCategoria', null, 1),
    rating: numberOf(c, 'nota', null, 1, 5),
    withPhotos: c.req.query('comFotos') === 'true',
    order: c.req.query('order') ?? '',
    offset: numberOf(c, 'offset', 0, 0),
    limit: numberOf(c, 'limit', PAGE_SIZE, 1, MAX_PAGE_SIZE)
  }
  return c.json(reviewsOf(await loadReviews(c.env.db, request, c.var.language), request, c.var))
}

const REVIEWS_PER_HOUR = 5
/** For all products, because each review is moderated. */
const ALL_REVIEWS_PER_HOUR = { perClient: 30, perStore: 200 }

export const addReview = withForm(reviewBody, async (c, body) => {
  const { db, randomId } = c.env
  const images = readUploads(body.anexos)
  if (typeof images === 'string')
    return refuseField(c, 'anexos', images, { count: MAX_UPLOAD_MB, side: MAX_SIDE_PIXELS / 1000 })
  if (!(await isKnownUnit(db, body.idProduto)).product) return refuseField(c, 'idProduto', 'refused-unknown')
  const submission = await submissionOf(c, {
    bucket: `review:${body.idProduto}`,
    perHour: REVIEWS_PER_HOUR,
    ...ALL_REVIEWS_PER_HOUR,
    body: { ...body, anexos: await Promise.all(images.map(sha256Hex)) }
  })
  let objects: string[] = []
  let kind = ''
  try {
    const standing = await prepareAndSubmit(db, submission, async () => {
      const key = randomId()
      objects = (await storePictures(c.env, key, images)) ?? refuseField(c, 'anexos', 'image-broken')
      return reviewStores(body, key, objects, submission)
    })
    kind = standing.kind
    return answerForm(c, standing, 'review-thanks')
  } finally {
    if (kind !== 'stored') await deletePictures(c.env, objects)
  }
})

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
  const standing = await prepareAndSubmit(db, submission, async () => {
    if (!(await isOpenKey(db, key))) refuse(c, 404, 'review-key-wrong')
    return storeReviewStores(key, body, submission)
  })
  if (standing.kind === 'stored' && !(await isReviewOf(db, key, submission.attempt)))
    return failure(c, 404, 'review-key-wrong')
  return answerForm(c, standing, 'store-review-thanks')
})
