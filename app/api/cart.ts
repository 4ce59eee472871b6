import { readCart } from '../contract/cart.ts'
import type { Cart, LineIds, LineKind } from '../models/cart/cart.ts'
import { toCart, toWireItem } from '../models/cart/cart-wire.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { type ApiCall, callApi, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

export interface CartItem extends LineIds {
  quantity: number
  /** Text customizations and other parameters of a new line. */
  parameters?: string
}

interface CartChange {
  kind: LineKind
  idempotencyKey: string
}

export type CartApi = ReturnType<typeof createCartApi>

/** The cart's calls bound to a transport, for the cart store. Each answers with the whole cart. */
export function createCartApi(transport: Transport, context: MapContext) {
  function call(options: Pick<ApiCall, 'method' | 'body' | 'idempotencyKey'>): Promise<ApiResult<Cart>> {
    return callApi(transport, { ...options, path: 'checkout/cart', timing: 'action' }, body => {
      const wire = readCart(body)
      return wire && toCart(wire, context)
    })
  }
  return {
    get: () => call({ method: 'GET' }),

    /** Spec 7: POST with `tipo` and `itens`. A refusal is an answer with messages. */
    post({ kind, items, idempotencyKey }: CartChange & { items: readonly CartItem[] }) {
      const itens = items.map(item => ({ ...toWireItem(item, item.quantity), parametros: item.parameters ?? '' }))
      return call({ method: 'POST', body: { tipo: kind, itens }, idempotencyKey })
    },

    /** Spec 7: PUT with one cart item; the quantity is absolute. */
    put: ({ kind, item, idempotencyKey }: CartChange & { item: CartItem }) =>
      call({ method: 'PUT', body: { tipo: kind, ...toWireItem(item, item.quantity) }, idempotencyKey }),

    delete({ kind, item }: { kind: LineKind; item: LineIds }) {
      const { quantidade: _, ...ids } = toWireItem(item, 0)
      return call({ method: 'DELETE', body: { tipo: kind, ...ids } })
    }
  }
}
