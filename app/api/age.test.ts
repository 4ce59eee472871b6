import { expect, test } from 'vitest'
import { fetchAge } from './age.ts'

test.each([
  ['a visitor', { logado: false, nascimento: '1990-05-17' }, null],
  ['a customer without a date of birth', { logado: true, nascimento: '' }, 0],
  ['a customer born in 1990', { logado: true, nascimento: '1990-05-17' }, expect.any(Number)],
  ['an answer of another shape', 'não', null]
])('the age of %s', async (_, user, age) => {
  expect(await fetchAge(async () => ({ ok: true, data: user }))).toEqual(age)
})
