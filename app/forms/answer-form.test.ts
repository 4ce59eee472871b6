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

test('a fetcher’s form says which sending it is', async () => {
  const envio = crypto.randomUUID()
  expect(await keyOf({ email, envio }, 'k')).toBe(envio)
})

test('a form without scripts, or with a key that is none, is told by what was typed', async () => {
  const key = await keyOf({ email })
  expect(key).toMatch(/^[\da-f]{64}$/)
  expect(await keyOf({ email, envio: 'x' })).toBe(key)
  expect(await keyOf({ email: 'ana@exemplo.example' })).not.toBe(key)
})

test('what is secret makes no key', async () => {
  expect(await keyOf({ email }, 'k')).toBe('k')
})
