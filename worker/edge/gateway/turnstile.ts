import { mayGoUnproven } from '../middleware/rate-limits.ts'
import { withResetToken } from '../middleware/reset-link.ts'
import type { EdgeContext } from '../types.ts'
import type { Gateway } from './gateway.ts'
import { type GatewayAnswer, type GatewayCall, refusal } from './gateway-call.ts'

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const TIMEOUT_MS = 3_000
const MAX_TOKEN_LENGTH = 2_048

const TEXT = {
  pt: 'Não foi possível confirmar que você é uma pessoa. Tente de novo em um minuto.',
  en: 'We could not confirm that you are a person. Try again in a minute.'
}

/** Calls a form's endpoint. With Turnstile it needs a token, or falls under the shared limit of forms without one: decision 009. */
export async function callForForm(c: EdgeContext, gateway: Gateway, given: GatewayCall): Promise<GatewayAnswer> {
  const call = withResetToken(given, c.req.raw)
  const { limit } = call.endpoint
  const secret = limit === 'login' || limit === 'form' ? c.env.TURNSTILE_SECRET_KEY : undefined
  if (!secret || (await isProven(secret, call)) || (await mayGoUnproven(c)))
    return gateway.call(call, work => c.executionCtx.waitUntil(work))
  return { ...refusal(429, TEXT[call.language]), retryAfter: '60' }
}

async function isProven(secret: string, { proof, clientAddress }: GatewayCall): Promise<boolean> {
  if (!proof || proof.length > MAX_TOKEN_LENGTH) return false
  const body = new URLSearchParams({ secret, response: proof, ...(clientAddress && { remoteip: clientAddress }) })
  try {
    const answer = await fetch(SITEVERIFY, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return Object(await answer.json()).success === true
  } catch (error) {
    console.error(JSON.stringify({ event: 'turnstile-failure', message: String(error) }))
    return false
  }
}
