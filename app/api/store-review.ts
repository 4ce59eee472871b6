import { callApi, type Transport } from './client.ts'
import { type Receipt, readReceipt } from './receipt.ts'

/** Matches what the edge accepts: characters that are safe in a path segment. */
const KEY = /^\w[\w.~-]{0,119}$/

export function isStoreReviewKey(key: string): boolean {
  return KEY.test(key)
}

export function checkStoreReviewKey(transport: Transport, key: string) {
  return callApi(transport, { method: 'GET', path: pathOf(key), timing: 'page' }, readReceipt)
}

export function sendStoreReview(transport: Transport, key: string, body: object, idempotencyKey: string) {
  return callApi(transport, { method: 'POST', path: pathOf(key), body, idempotencyKey }, readTaken)
}

/** Every 2xx is a success unless the body says otherwise. */
function readTaken(body: unknown): Receipt {
  return readReceipt(body) ?? { done: true, message: '' }
}

function pathOf(key: string) {
  return `evaluations/store/add/${key}` as const
}
