import * as v from 'valibot'
import { loadParcel } from '../queries/parcel.ts'
import { whole } from '../rules/cart-body.ts'
import { cepDigits, placeOf } from '../rules/cep.ts'
import { type ShippingOption, shippingOptions } from '../rules/shipping.ts'
import { say } from '../texts.ts'
import { parseBody } from './body.ts'
import { type CommerceContext, failure, notFound } from './errors.ts'
import { cepField } from './shopper.ts'

const shipmentBody = v.object({
  cep: cepField,
  idProduto: whole(1),
  idAtributoValor: v.optional(v.nullable(whole(0)), 0),
  quantidade: v.optional(v.nullable(whole(1)), 1)
})

/** POST shipment/product. A CEP that belongs to no state has no options and a message. */
export async function shipment(c: CommerceContext) {
  const body = await parseBody(c, shipmentBody)
  if (!body.ok) return body.response
  const { cep, idProduto, idAtributoValor, quantidade } = body.value
  const digits = cepDigits(String(cep))
  if (!digits) return failure(c, 422, 'bad-cep')
  const parcel = await loadParcel(c.var.commerce.db, idProduto, idAtributoValor ?? 0, quantidade ?? 1)
  if (!parcel) return notFound(c)
  const place = placeOf(digits)
  const options = place ? shippingOptions(place.state, parcel, c.var.view.settings.freeShippingCents) : []
  const mensagem = options.length === 0 ? say(c.var.view.language, 'no-shipping') : ''
  return c.json({ fretes: options.map(option => freightOf(c, option)), restricaoEntrega: '', mensagem })
}

function freightOf(c: CommerceContext, { id, cents, days }: ShippingOption) {
  const { language } = c.var.view
  const free = cents === 0
  return {
    id,
    tipo: free ? 'gratis' : 'transportadora',
    label: say(language, free ? 'shipping-free' : `shipping-${id}`),
    valor: cents / 100,
    prazo: days === 1 ? say(language, 'shipping-day') : say(language, 'shipping-days', { count: days }),
    entregaAgendada: false
  }
}
