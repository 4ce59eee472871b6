import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../i18n/translator.ts'
import { reviewForm } from './review-definition.ts'

const t = createTranslator('pt')
function errorsOf(typed: Record<string, string>) {
  return reviewForm.check(formOf(typed), t)?.errors ?? {}
}

function formOf(typed: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  return form
}

const right = { nota: '5', nome: 'Marina', email: 'marina@exemplo.example', comentario: 'Dissolve bem' }

test('a whole review has no problems', () => {
  expect(errorsOf(right)).toEqual({})
})

test('spec 5: a review needs all fields and a rating', () => {
  expect(errorsOf({ nota: '', nome: ' ', email: '', comentario: '\n' })).toEqual({
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
])('a wrong review names the field: %o', (change, errors) => {
  expect(errorsOf({ ...right, ...change })).toEqual(errors)
})

test('line endings are counted as one character', () => {
  const form = new FormData()
  form.set('comentario', 'uma\r\nduas')
  form.set('nota', '4')
  expect(reviewForm.read(form)).toEqual({ nota: '4', nome: '', email: '', comentario: 'uma\nduas', anexos: '' })
})

test('any review form is read, and bounded', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('nota', 'nome', 'comentario', 'x'), fc.string())), entries => {
      const form = new FormData()
      for (const [name, value] of entries) form.append(name, value)
      form.append('email', new Blob(['x']))
      expect(reviewForm.read(form).email).toBe('')
      expect(reviewForm.read(form).nome.length).toBeLessThanOrEqual(2_001)
    })
  )
})
