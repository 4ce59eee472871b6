import { expect, test } from 'vitest'
import { readForm } from './read-form.server.ts'

const MIB = 1024 * 1024

function post(body: BodyInit, headers: Record<string, string> = {}) {
  return readForm(new Request('https://loja.example/whey', { method: 'POST', body, headers }))
}

function formOf(bytes: number): FormData {
  const form = new FormData()
  form.set('nome', 'Marina')
  form.set('anexos', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
  return form
}

test('a form is read with its file', async () => {
  const { form, isCut } = await post(formOf(5 * MIB))
  expect([form.get('nome'), isCut]).toEqual(['Marina', false])
  expect(form.get('anexos')).toMatchObject({ name: 'a.png', size: 5 * MIB })
})

test('a form that is too large keeps what was typed before the file', async () => {
  const { form, isCut } = await post(formOf(14 * MIB))
  expect([form.get('nome'), isCut]).toEqual(['Marina', true])
  expect(form.get('anexos')).toMatchObject({ name: 'a.png' })
})

test('a form without files has a lower limit, and any other body is read as empty', async () => {
  expect([...(await post(new URLSearchParams({ a: '1' }))).form]).toEqual([['a', '1']])
  const long = await post(new URLSearchParams({ a: 'x'.repeat(MIB) }))
  expect([long.isCut, long.isLong]).toEqual([true, true])
  expect(String(long.form.get('a')).length).toBeLessThan(MIB)
  expect([...(await post('{}', { 'content-type': 'text/plain' })).form]).toEqual([])
  expect([...(await post('--x', { 'content-type': 'multipart/form-data; boundary=x' })).form]).toEqual([])
})
