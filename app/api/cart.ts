import { readCart } from '../contract/cart.ts'
import type { Cart, LineIds, LineKind } from '../models/cart/cart.ts'
import { toCart, toWireItem } from '../models/cart/cart-wire.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, memoizedParser, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

export interface CartItem extends LineIds {
  quantity: number
  /** Text customizations and other parameters of a new line. */
  parameters?: string
}

const PATH = 'checkout/cart'
const read = memoizedParser(readCart, toCart)

function fetchCart(transport: Transport, context: MapContext): Promise<ApiResult<Cart>> {
  return callApi(transport, { method: 'GET', path: PATH, timing: 'action' }, read(context))
}

/** Spec 7: POST with `tipo` and `itens`. A refusal is an answer with messages. */
function postCart(
  transport: Transport,
  { kind, items, idempotencyKey }: { kind: LineKind; items: readonly CartItem[]; idempotencyKey: string },
  context: MapContext
): Promise<ApiResult<Cart>> {
  const itens = items.map(item => ({ ...toWireItem(item, item.quantity), parametros: item.parameters ?? '' }))
  return callApi(transport, { method: 'POST', path: PATH, body: { tipo: kind, itens }, idempotencyKey }, read(context))
}

/** Spec 7: PUT with one cart item; the quantity is absolute. */
function putCart(
  transport: Transport,
  { kind, item, idempotencyKey }: { kind: LineKind; item: CartItem; idempotencyKey: string },
  context: MapContext
): Promise<ApiResult<Cart>> {
  const body = { tipo: kind, ...toWireItem(item, item.quantity) }
  return callApi(transport, { method: 'PUT', path: PATH, body, idempotencyKey }, read(context))
}

function deleteCart(
  transport: Transport,
  { kind, item }: { kind: LineKind; item: LineIds },
  context: MapContext
): Promise<ApiResult<Cart>> {
  const { quantidade: _, ...ids } = toWireItem(item, 0)
  return callApi(transport, { method: 'DELETE', path: PATH, body: { tipo: kind, ...ids } }, read(context))
}

/** The cart's calls bound to a transport, for the cart store. */
export interface CartApi {
  get(): Promise<ApiResult<Cart>>
  post(args: Parameters<typeof postCart>[1]): Promise<ApiResult<Cart>>
  put(args: Parameters<typeof putCart>[1]): Promise<ApiResult<Cart>>
  delete(args: Parameters<typeof deleteCart>[1]): Promise<ApiResult<Cart>>
}

export function createCartApi(transport: Transport, context: MapContext): CartApi {
  return {
    get: () => fetchCart(transport, context),
    post: args => postCart(transport, args, context),
    put: args => putCart(transport, args, context),
    delete: args => deleteCart(transport, args, context)
  }
}
