import { readUser } from '../contract/user.ts'
import { onlyDigits } from '../models/formatters.ts'
import { toUser, type User } from '../models/user.ts'
import { ask, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

export function fetchUser(transport: Transport): Promise<ApiResult<User>> {
  return ask(transport, { method: 'GET', path: 'checkout/user' }, read)
}

/** Spec 7: the response is stored as the user's data. */
export function postZipcode(transport: Transport, cep: string): Promise<ApiResult<User>> {
  return ask(transport, { method: 'POST', path: 'checkout/zipcode', body: { cep: onlyDigits(cep) } }, read)
}

function read(body: unknown): User | null {
  const wire = readUser(body)
  return wire && toUser(wire)
}
