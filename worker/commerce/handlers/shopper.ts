import * as v from 'valibot'
import { touchCart } from '../queries/cart.ts'
import { loadCustomer } from '../queries/customers.ts'
import { cepDigits, cepField, type Place, placeOf } from '../rules/cep.ts'
import { acknowledge, readShopper, sessionForWrite, type Visitor, visitorOf, writeShopper } from '../session.ts'
import { userOf } from '../wire/user.ts'
import { withBody } from './body.ts'
import { type CommerceContext, failure } from './errors.ts'

/** GET checkout/user */
export async function user(c: CommerceContext) {
  const visitor = await visitorOf(c)
  const [place, customer] = await Promise.all([readShopper(c.env, visitor.key), known(c, visitor)])
  return c.json(userOf(place, customer))
}

async function known(c: CommerceContext, { customer }: Pick<Visitor, 'customer'>) {
  const row = customer && (await loadCustomer(c.env.db, customer.id))
  return customer && row && { customer: row, recent: customer.recent }
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
  const session = await sessionForWrite(c)
  if (!session) return failure(c, 409, 'session-ended')
  const [writes, customer] = await Promise.all([
    touchCart(c.env.db, session.cartId, c.env.now()),
    known(c, session),
    writeShopper(c.env, session.key, shopper)
  ])
  acknowledge(c, session, writes)
  return c.json(userOf(shopper, customer))
}
