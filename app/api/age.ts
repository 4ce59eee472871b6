import { readBirth } from '../contract/birth.ts'
import { ageOn } from '../models/shopper/age-on.ts'
import { callApi, readAs, type Transport } from './client.ts'

/** The age of the signed-in customer in years: 0 without a date of birth, null for a visitor. */
export async function fetchAge(transport: Transport): Promise<number | null> {
  const read = readAs(readBirth, user => user)
  const user = await callApi(transport, { method: 'GET', path: 'checkout/user' }, read)
  return user.ok && user.data.logado ? ageOn(user.data.nascimento, new Date()) : null
}
