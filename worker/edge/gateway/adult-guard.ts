import { readWrite } from '../../../app/contract/cart-write.ts'
import type { Defer } from '../reports/reporter.ts'
import type { EdgeOptions } from '../types.ts'
import { type AdultLine, createAdultLines } from './adult-lines.ts'
import texts from './adult-texts.json'
import { createVerifier } from './adult-verifier.ts'
import type { Gateway } from './gateway.ts'
import { type GatewayAnswer, type GatewayCall, NOT_CACHED, refusal } from './gateway-call.ts'
import { callOf } from './match-endpoint.ts'

const CART = 'checkout/cart'
/** Each may need a call to take it out, and a request has a limited number of calls. A shopping list has as many. */
const MAX_ITEMS = 100

type GuardOptions = Pick<EdgeOptions, 'gateway' | 'upstream'> & {
  config: Pick<EdgeOptions['config'], 'adultMarks' | 'adultVerifier'>
}

/**
 * Lei 15.211/2025: whatever makes the call, no item for adults enters a cart before the verifier knows the shopper's age.
 * The embedded backend refuses by itself. Another API stores first, and its answer names the lines: those for adults are
 * taken out again, and the shopper reads a refusal.
 */
export function guardAdults({ gateway, upstream, config: { adultMarks, adultVerifier } }: GuardOptions): Gateway {
  const verify = createVerifier(adultVerifier, gateway)
  const adultLines = createAdultLines(gateway, adultMarks)

  async function callAndCheck(call: GatewayCall, defer: Defer): Promise<GatewayAnswer> {
    const answer = await gateway.call(call, defer)
    const adults = answer.status >= 200 && answer.status < 300 ? await adultLines(answer.body, call, defer) : []
    if (adults.length === 0) return answer
    const shopper = { ...call, session: answer.session ?? call.session }
    const known = await verify(shopper, defer)
    const refused = adults.filter(({ age }) => age > known)
    if (refused.length === 0) return answer
    const removed = await takeOut(refused, shopper, defer)
    if (!isGone(removed)) return removed
    const text = texts[call.language][adultVerifier === 'account' ? 'account' : 'declaration']
    const cart = removed.status === 200 && isRecord(removed.body) ? removed.body : {}
    return { ...removed, status: 200, body: { ...cart, mensagens: refused.map(adult => toMessage(adult, text)) } }
  }

  /** One after the other, because each answer may continue the session. Returns the answer of a line that stayed, if any. */
  async function takeOut(refused: AdultLine[], shopper: GatewayCall, defer: Defer): Promise<GatewayAnswer> {
    let { session } = shopper
    let answer: GatewayAnswer = { status: 200, body: null, session, failure: null, ...NOT_CACHED }
    for (const { line } of refused) {
      const call = toRemoval(line, { ...shopper, session })
      let removed = await gateway.call(call, defer)
      // Tried again, because a line that stays would be an item for adults in the cart.
      if (!isGone(removed)) removed = await gateway.call(call, defer)
      session = removed.session ?? session
      if (isGone(answer)) answer = removed
    }
    return { ...answer, session }
  }

  return {
    ...gateway,
    async call(call, defer) {
      if (!mayAdd(call)) return gateway.call(call, defer)
      if (upstream.name === null) return gateway.call({ ...call, verifiedAge: await verify(call, defer) }, defer)
      if (adultVerifier === 'checkout') return gateway.call(call, defer)
      if (itemCount(call.body) > MAX_ITEMS) return refusal(413, 'Itens demais')
      const checked = callAndCheck(call, defer)
      // A shopper who hangs up would cancel the removal.
      defer(checked.catch(() => null))
      return checked
    }
  }
}

function mayAdd({ method, path, body }: GatewayCall): boolean {
  return path === CART && (method === 'POST' || (method === 'PUT' && !isRemoval(body)))
}

/** PHP reads an object as a list. */
function itemCount(body: unknown): number {
  return isRecord(body) ? Object.keys(Object(body.itens)).length : 0
}

/** Of one line alone, in a spelling that no API reads as another quantity. */
function isRemoval(body: unknown): boolean {
  if (!isRecord(body) || 'itens' in body || readWrite(body) === null) return false
  return body.quantidade === 0 || body.quantidade === '0'
}

/** A line that the API no longer knows is gone as well. */
function isGone({ failure, status }: GatewayAnswer): boolean {
  return failure === null && (status === 404 || (status >= 200 && status < 300))
}

function toRemoval({ tipo, hash }: AdultLine['line'], call: GatewayCall): GatewayCall {
  const body = { tipo: tipo === 'lista' ? tipo : 'produto', ...hash }
  return { ...call, ...callOf('DELETE checkout/cart'), body, idempotencyKey: null }
}

/** The name as the API sent it: a message is HTML. */
function toMessage({ line, age }: AdultLine, text: string) {
  return { tipo: 'erro', mensagem: text.replace('{{age}}', String(age)).replace('{{name}}', () => line.nome) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
