import { callApi, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'
import { type Receipt, readReceipt } from './receipt.ts'

/** A customer's review of the store after an order. */
export interface StoreReview {
  /** 1 to 10. */
  experience: number
  /** 1 to 10. */
  service: number
  satisfied: boolean
  /** Whether the store may publish it. */
  publish: boolean
  message: string
}

/** Matches what the edge accepts: characters that are safe in a path segment. */
const KEY = /^\w[\w.~-]{0,119}$/

export function isStoreReviewKey(key: string): boolean {
  return KEY.test(key)
}

/** Whether the key of an invitation is valid. Checking does not use it up. */
export function checkStoreReviewKey(transport: Transport, key: string): Promise<ApiResult<Receipt>> {
  return callApi(transport, { method: 'GET', path: pathOf(key), timing: 'page' }, readReceipt)
}

export function sendStoreReview(
  transport: Transport,
  key: string,
  { experience, service, satisfied, publish, message }: StoreReview,
  idempotencyKey: string
): Promise<ApiResult<Receipt>> {
  const body = {
    experiencia: experience,
    atendimento: service,
    satisfacao: satisfied,
    autorizacao: publish,
    mensagem: message
  }
  return callApi(transport, { method: 'POST', path: pathOf(key), body, idempotencyKey }, readTaken)
}

/** Every 2xx is a success unless the body says otherwise. */
function readTaken(body: unknown): Receipt {
  return readReceipt(body) ?? { done: true, message: '' }
}

function pathOf(key: string) {
  return `evaluations/store/add/${key}` as const
}
