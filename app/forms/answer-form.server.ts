import { data } from 'react-router'
import type { Transport } from '../api/client.ts'
import type { Receipt } from '../api/receipt.ts'
import { toHex } from '../hex.ts'
import type { LanguageCode } from '../i18n/language.ts'
import { createTranslator } from '../i18n/translator.ts'
import type { Form, Sending } from './define-form.ts'
import type { FormOutcome } from './form-answer.ts'
import { readForm } from './read-form.server.ts'
import { sendingKeyOf } from './sending-key.ts'
import { PROOF_FIELD } from './turnstile.ts'

interface Received<About> extends Omit<Sending<About>, 'idempotencyKey'> {
  form: FormData
  /** Replaces the hash of the typed text when that text is secret. */
  fallbackKey?: string
  language: LanguageCode
}

export async function answerForm<F extends string, About, R extends Receipt>(
  definition: Form<F, About, R>,
  { form, transport, about, language, fallbackKey }: Received<About>
): Promise<{ outcome: FormOutcome<F>; receipt: R | null }> {
  const typed = definition.read(form)
  const idempotencyKey = sendingKeyOf(form) ?? fallbackKey ?? (await idempotencyKeyOf([about, typed]))
  const proof = form.get(PROOF_FIELD)
  const sending = { transport: typeof proof === 'string' ? proven(transport, proof) : transport, about, idempotencyKey }
  const { answer, receipt } = await definition.send(form, sending, createTranslator(language))
  return { outcome: { typed, answer }, receipt }
}

export async function answerPageForm<F extends string, About, R extends Receipt>(
  definition: Form<F, About, R>,
  request: Request,
  { transport, language }: Pick<Received<About>, 'transport' | 'language'>,
  about: About
) {
  const { form } = await readForm(request)
  const { outcome } = await answerForm(definition, { form, transport, language, about })
  return data(outcome, { status: outcome.answer.ok ? 200 : 422 })
}

function proven(transport: Transport, proof: string): Transport {
  return call => transport({ ...call, proof })
}

/** Deduplicates a double submit without JavaScript, which no script can prevent. */
async function idempotencyKeyOf(said: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(said)))
  return toHex(new Uint8Array(digest))
}
