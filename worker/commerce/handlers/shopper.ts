import * as v from 'valibot'
import { touchCart } from '../queries/cart.ts'
import { loadCustomer } from '../queries/customers.ts'
import { cepDigits, cepField, type Place, placeOf } from '../rules/cep.ts'
import { acknowledge, readShopper, sessionForWrite, visitorOf, writeShopper } from '../session.ts'
import { userOf } from '../wire/user.ts'
import { withBody } from './body.ts'
import { type CommerceContext, failure } from './errors.ts'

/** GET checkout/user */
export async function user(c: CommerceContext) {
  const { commerce } = c.var
  const { key, customer } = await visitorOf(c)
  const [place, row] = await Promise.all([
    readShopper(commerce, key),
    customer && loadCustomer(commerce.db, customer.id)
  ])
  return c.json(userOf(place, customer && row && { customer: row, recent: customer.recent }))
}

/** POST checkout/zipcode: stores the place in the session and returns the user. */
export const zipcode = withBody(v.object({ cep: cepField }), (c, { cep }) => {
  const digits = cepDigits(cep)
  if (!digits) return failure(c, 422, 'bad-cep')
  const place = placeOf(digits)
  if (!place) return failure(c, 422, 'unknown-cep')
  return remember(c, place)
})

async function remember(c: CommerceContext, shopper: Place) {
  const { commerce } = c.var
  const session = await sessionForWrite(c)
  if (!session) return failure(c, 409, 'session-ended')
  const { customer } = session
  const [writes, row] = await Promise.all([
    touchCart(commerce.db, session.cartId, commerce.now()),
    customer && loadCustomer(commerce.db, customer.id),
    writeShopper(commerce, session.key, shopper)
  ])
  acknowledge(c, session, writes)
  return c.json(userOf(shopper, customer && row && { customer: row, recent: customer.recent }))
}
