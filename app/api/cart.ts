import { readCart } from '../contract/cart.ts'
import type { LineIds, LineKind } from '../models/cart/cart.ts'
import { toCart, toWireItem } from '../models/cart/cart-wire.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { type ApiCall, callApi, readAs, type Transport } from './client.ts'

export interface CartItem extends LineIds {
  quantity: number
  parameters?: string
}

interface CartChange {
  kind: LineKind
  idempotencyKey: string
}

export type CartApi = ReturnType<typeof createCartApi>

/** Spec 7. Each call answers with the whole cart; a refusal to add is an answer with messages. */
export function createCartApi(transport: Transport, context: MapContext) {
  function call(options: Pick<ApiCall, 'method' | 'body' | 'idempotencyKey'>) {
    const read = readAs(readCart, wire => toCart(wire, context))
    return callApi(transport, { ...options, path: 'checkout/cart', timing: 'action' }, read)
  }
  return {
    get: () => call({ method: 'GET' }),

    post({ kind, items, idempotencyKey }: CartChange & { items: readonly CartItem[] }) {
      const itens = items.map(item => ({ ...toWireItem(item, item.quantity), parametros: item.parameters ?? '' }))
      return call({ method: 'POST', body: { tipo: kind, itens }, idempotencyKey })
    },

    put: ({ kind, item, idempotencyKey }: CartChange & { item: CartItem }) =>
      call({ method: 'PUT', body: { tipo: kind, ...toWireItem(item, item.quantity) }, idempotencyKey }),

    delete({ kind, item }: { kind: LineKind; item: LineIds }) {
      const { quantidade: _, ...ids } = toWireItem(item, 0)
      return call({ method: 'DELETE', body: { tipo: kind, ...ids } })
    }
  }
}
