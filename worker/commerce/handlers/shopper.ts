import * as v from 'valibot'
import { touchCart } from '../queries/cart.ts'
import { cepDigits, placeOf } from '../rules/cep.ts'
import { acknowledge, readShopper, type Shopper, sessionForWrite, sessionKey, writeShopper } from '../session.ts'
import { userOf } from '../wire/user.ts'
import { parseBody } from './body.ts'
import { type CommerceContext, failure } from './errors.ts'

/** GET checkout/user */
export async function user(c: CommerceContext) {
  const { commerce } = c.var
  return c.json(userOf(await readShopper(commerce, await sessionKey(c))))
}

/** POST checkout/zipcode: the session remembers the place; answers the user. */
export async function zipcode(c: CommerceContext) {
  const body = await parseBody(c, v.object({ cep: cepField }))
  if (!body.ok) return body.response
  const digits = cepDigits(String(body.value.cep))
  if (!digits) return failure(c, 422, 'bad-cep')
  const place = placeOf(digits)
  if (!place) return failure(c, 422, 'unknown-cep')
  return c.json(userOf(await remember(c, { cep: place.cep, city: place.city, state: place.state })))
}

/** GET wishlist, POST wishlist/add, remove, verify. Favourites need a login (spec 6), and nobody is logged in here. */
export function wishlist(c: CommerceContext) {
  return failure(c, 401, 'login-first')
}

/** A CEP that came as a number has lost the zero that it may begin with. */
export const cepField = v.union([
  v.string(),
  v.pipe(
    v.number(),
    v.integer(),
    v.transform(number => String(number).padStart(8, '0'))
  )
])

async function remember(c: CommerceContext, shopper: Shopper): Promise<Shopper> {
  const { commerce } = c.var
  const session = await sessionForWrite(c)
  const writes = await touchCart(commerce.db, session.key, commerce.now())
  await writeShopper(commerce, session.key, shopper)
  acknowledge(c, session, writes)
  return shopper
}
