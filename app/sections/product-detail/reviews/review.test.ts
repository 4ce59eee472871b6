import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemsOf, readTypedReview } from './review.ts'

const right = { nota: '5', nome: 'Marina', email: 'marina@exemplo.example', comentario: 'Dissolve bem' }

test('a whole review has no problems', () => {
  expect(problemsOf(right)).toEqual({})
})

test('every field is required', () => {
  expect(problemsOf({ nota: '', nome: ' ', email: '', comentario: '\n' })).toEqual({
    nota: 'noRating',
    nome: 'empty',
    email: 'empty',
    comentario: 'empty'
  })
})

test.each([
  [{ nota: '6' }, { nota: 'noRating' }],
  [{ email: 'marina' }, { email: 'emailWrong' }],
  [{ comentario: 'a'.repeat(2_001) }, { comentario: 'long' }],
  [{ nome: 'a'.repeat(81) }, { nome: 'long' }]
])('what is wrong is named: %o', (change, problems) => {
  expect(problemsOf({ ...right, ...change })).toEqual(problems)
})

test('lines end as browsers without JavaScript do not write them', () => {
  const form = new FormData()
  form.set('comentario', 'uma\r\nduas')
  form.set('nota', '4')
  expect(readTypedReview(form)).toEqual({ nota: '4', nome: '', email: '', comentario: 'uma\nduas' })
})

test('whatever a form holds is read, and bounded', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('nota', 'nome', 'comentario', 'x'), fc.string())), entries => {
      const form = new FormData()
      for (const [name, value] of entries) form.append(name, value)
      form.append('email', new Blob(['x']))
      expect(readTypedReview(form).email).toBe('')
      expect(readTypedReview(form).nome.length).toBeLessThanOrEqual(81)
    })
  )
})
