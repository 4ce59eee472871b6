import { expect, test } from 'vitest'
import { readReviews } from '../../contract/reviews.ts'
import { type AskedReviews, toReviewSheet } from './reviews.ts'

const context = { language: 'pt', origins: ['https://loja.example'] } as const
const first: AskedReviews = { product: 103, offset: 0, limit: 10, rating: 0, withPhotos: false }

function sheetOf(body: object, asked: Partial<AskedReviews> = {}) {
  const wire = readReviews(body)
  if (!wire) throw new Error('no body of reviews')
  return toReviewSheet(wire, context, { ...first, ...asked })
}

function review(id: number, changes: object = {}) {
  return { id, nome: 'Marina S.', nota: 5, comentario: 'Dissolve <b>bem</b>', data: '2026-03-14 10:00:00', ...changes }
}

test('a page of reviews says where the next one begins', () => {
  const sheet = sheetOf({ avaliacoes: [review(1), review(2)], info: { total: '12' } }, { offset: 4, limit: 2 })
  expect(sheet.reviews.map(({ id, comment }) => [id, comment])).toEqual([
    [1, 'Dissolve bem'],
    [2, 'Dissolve bem']
  ])
  expect(sheet.next).toBe(6)
  expect(sheetOf({ avaliacoes: [review(1)], info: { total: 5 } }, { offset: 4 }).next).toBeNull()
})

test('a full page without a total may have a next one', () => {
  expect(sheetOf({ avaliacoes: [review(1), review(2)], info: [] }, { limit: 2 }).next).toBe(2)
  expect(sheetOf({ avaliacoes: [review(1)], info: [] }, { limit: 2 }).next).toBeNull()
  expect(sheetOf({ avaliacoes: [], info: [] }, { limit: 2 }).next).toBeNull()
})

test('reviews that the API did not filter are left out, with their counts', () => {
  const distribuicao = [{ nota: 5, quantidade: 90 }]
  const avaliacoes = [
    review(1, { produto: { id: '999' } }),
    review(2, { produto: { id: 103 } }),
    review(3, { nota: 2 })
  ]
  const sheet = sheetOf({ avaliacoes, distribuicao, info: { total: 90 } }, { rating: 5 })
  expect(sheet.reviews.map(({ id }) => id)).toEqual([2])
  expect(sheet.stars).toBeNull()
  expect(sheetOf({ avaliacoes: avaliacoes.slice(0, 1), info: { total: 90 } }).next).toBeNull()
})

test('reviews with photos are filtered here where the API does not filter them', () => {
  const avaliacoes = [review(1), review(2, { anexos: ['/media/a.webp'], compraVerificada: true })]
  const sheet = sheetOf({ avaliacoes, comFotos: '1' }, { withPhotos: true })
  expect(sheet.photos).toBe(1)
  expect(sheet.reviews).toMatchObject([{ id: 2, verified: true, images: ['/media/a.webp'] }])
  const [plain] = sheetOf({ avaliacoes }).reviews
  expect(plain).not.toHaveProperty('verified')
  expect(sheetOf({ avaliacoes }).photos).toBe(0)
})

test('star counts are the API’s, five stars first, or absent', () => {
  const distribuicao = [
    { nota: '4', quantidade: '3' },
    { nota: 5, quantidade: 7 }
  ]
  expect(sheetOf({ avaliacoes: [], distribuicao }).stars).toEqual([7, 3, 0, 0, 0])
  expect(sheetOf({ avaliacoes: [review(1)] }).stars).toBeNull()
  expect(sheetOf({ avaliacoes: [review(1)], distribuicao: [] }).stars).toBeNull()
})

test('review pictures are paths of the store, given as text or as an object', () => {
  const anexos = ['https://loja.example/media/uploads/a.webp', { arquivo: '/media/uploads/b.webp' }, {}, 7]
  const [only] = sheetOf({ avaliacoes: { 0: review(1, { anexos }) } }).reviews
  expect(only?.images).toEqual(['/media/uploads/a.webp', '/media/uploads/b.webp'])
})
