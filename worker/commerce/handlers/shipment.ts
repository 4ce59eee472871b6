import * as v from 'valibot'
import type { View } from '../context.ts'
import type { CartRows } from '../queries/cart.ts'
import { loadListParcel, loadParcel, parcelOf } from '../queries/parcel.ts'
import { whole } from '../rules/cart-body.ts'
import { cepDigits, cepField, placeOf } from '../rules/cep.ts'
import { type Parcel, type ShippingOption, shippingOptions } from '../rules/shipping.ts'
import { say } from '../texts.ts'
import { cartOf } from '../wire/cart.ts'
import { loadOwnCart } from './cart.ts'
import { type CommerceContext, failure, notFound } from './errors.ts'
import { withBody } from './form.ts'

const shipmentBody = v.object({
  cep: cepField,
  idProduto: whole(1),
  idAtributoValor: v.nullish(whole(0), 0),
  quantidade: v.nullish(whole(1), 1)
})

/** POST shipment/product. A CEP outside all states returns a message and no options. */
export const shipment = withBody(shipmentBody, (c, { cep, idProduto, idAtributoValor, quantidade }) =>
  quote(c, cep, () => loadParcel(c.env.db, idProduto, idAtributoValor, quantidade))
)

const listBody = v.object({
  cep: cepField,
  idLista: v.optional(whole(1)),
  carrinho: v.optional(v.boolean(), false),
  quantidade: v.nullish(whole(1), 1)
})

export const listShipment = withBody(listBody, async (c, { cep, idLista, carrinho, quantidade }) => {
  if (carrinho) return quote(c, cep, async () => parcelOfCart(await loadOwnCart(c), c.var))
  if (idLista === undefined) return failure(c, 422, 'bad-field', { field: 'idLista' })
  return quote(c, cep, () => loadListParcel(c.env.db, idLista, quantidade))
})

/** Without sold-out lines. Null for an empty cart. */
export function parcelOfCart(cart: CartRows, view: View): Parcel | null {
  const { total, quantidadeTotal } = cartOf(cart, view)
  const isHeavy = cart.lines.some(({ heavy, available }) => heavy === 1 && available === 1)
  return quantidadeTotal > 0 ? parcelOf(Math.round(total * 100), isHeavy, quantidadeTotal) : null
}

async function quote(c: CommerceContext, cep: string, load: () => Promise<Parcel | null>) {
  const digits = cepDigits(cep)
  if (!digits) return failure(c, 422, 'bad-cep')
  const parcel = await load()
  return parcel ? c.json(freightsOf(c, digits, parcel)) : notFound(c)
}

export function freightsOf(c: CommerceContext, digits: string, parcel: Parcel) {
  const place = placeOf(digits)
  const options = place ? shippingOptions(place.state, parcel, c.var.settings.freeShippingCents) : []
  const mensagem = options.length > 0 ? '' : say(c.var.language, place ? 'no-shipping' : 'unknown-cep')
  return { fretes: options.map(option => freightOf(c, option)), restricaoEntrega: '', mensagem }
}

function freightOf(c: CommerceContext, { id, cents, days }: ShippingOption) {
  const { language } = c.var
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
