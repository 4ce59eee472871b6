import { readUser } from '../contract/user.ts'
import { ZIPCODE_CALL } from '../models/cart/zipcode-call.ts'
import { onlyDigits } from '../models/shopper/formatters.ts'
import type { User } from '../models/shopper/user.ts'
import { toUser, toUserPart } from '../models/shopper/user-data.ts'
import { callApi, readAs, type Transport } from './client.ts'

const readPart = readAs(readUser, toUserPart)

export function fetchUser(transport: Transport) {
  return callApi(transport, { method: 'GET', path: 'checkout/user' }, readAs(readUser, toUser))
}

/** Spec 7: the response is stored as the user's data. It may hold a part of them. */
export function postZipcode(transport: Transport, cep: string) {
  return callApi(transport, { method: 'POST', path: ZIPCODE_CALL, body: { cep: onlyDigits(cep) } }, readPart)
}

/** Reads the user from a shipment/product answer of any status. The edge adds the checkout/zipcode answer to it. */
export function readFollowedUser(answer: unknown): Partial<User> | null {
  const isObject = typeof answer === 'object' && answer !== null
  return isObject && ZIPCODE_CALL in answer ? readPart(answer[ZIPCODE_CALL]) : null
}
