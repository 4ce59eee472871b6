import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../i18n/translator.ts'
import { readTypedReview } from './review.ts'
import { typedErrors } from './send-review.ts'

const t = createTranslator('pt')
const right = { nota: '5', nome: 'Marina', email: 'marina@exemplo.example', comentario: 'Dissolve bem' }

test('a whole review has no problems', () => {
  expect(typedErrors(right, t)).toEqual({})
})

test('spec 5: all fields are required, and a rating must be selected', () => {
  expect(typedErrors({ nota: '', nome: ' ', email: '', comentario: '\n' }, t)).toEqual({
    nota: 'Selecione a nota!',
    nome: 'Preencha o campo!',
    email: 'Preencha o campo!',
    comentario: 'Preencha o campo!'
  })
})

test.each([
  [{ nota: '6' }, { nota: 'Selecione a nota!' }],
  [{ email: 'marina' }, { email: 'Informe um e-mail válido.' }],
  [{ comentario: 'a'.repeat(2_001) }, { comentario: 'Use até 2000 caracteres.' }],
  [{ nome: 'a'.repeat(81) }, { nome: 'Use até 80 caracteres.' }]
])('what is wrong is named: %o', (change, errors) => {
  expect(typedErrors({ ...right, ...change }, t)).toEqual(errors)
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
