import { expect, test } from 'vitest'
import { type ApiCall, toResult } from '../api/client.ts'
import { newsletterForm } from '../sections/newsletter/newsletter-definition.ts'
import { answerForm } from './answer-form.server.ts'

const email = 'rui@exemplo.example'

/** The idempotency key of the call. */
async function keyOf(fields: Record<string, string>, fallbackKey?: string) {
  const calls: ApiCall[] = []
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const transport = async (call: ApiCall) => {
    calls.push(call)
    return toResult({ status: 200, body: { sucesso: true } })
  }
  await answerForm(newsletterForm, {
    form,
    transport,
    language: 'pt',
    about: null,
    ...(fallbackKey && { fallbackKey })
  })
  return calls[0]?.idempotencyKey
}

test('a form sent by a fetcher carries a key of its own', async () => {
  const envio = crypto.randomUUID()
  expect(await keyOf({ email, envio }, 'k')).toBe(envio)
})

test('a form without scripts or with an invalid key is identified by what was typed', async () => {
  const key = await keyOf({ email })
  expect(key).toMatch(/^[\da-f]{64}$/)
  expect(await keyOf({ email, envio: 'x' })).toBe(key)
  expect(await keyOf({ email: 'ana@exemplo.example' })).not.toBe(key)
})

test('secret fields are left out of the key', async () => {
  expect(await keyOf({ email }, 'k')).toBe('k')
})
