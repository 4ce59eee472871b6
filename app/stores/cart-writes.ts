import type { CartApi } from '../api/cart.ts'
import type { ApiFailure, ApiResult } from '../api/failure.ts'
import { type Cart, lineKey } from '../models/cart/cart.ts'
import type { AddIntent, AddItem, Intent, SetIntent } from './cart-intents.ts'

/** The result of an intent. `refused`: the server answered with messages and stored nothing (spec 4). */
export type CartOutcome = { ok: true } | { ok: false; kind: 'refused'; messages: string[] } | ApiFailure

export interface CartConnection {
  api: CartApi
  newId: () => string
  ready: () => Promise<void>
  /** Whether the server can already have a cart. When false, the first add skips the read. */
  mayExist: () => boolean
}

export interface WriteTools extends CartConnection {
  confirmed: () => Cart | null
  store: (cart: Cart, done?: readonly AddItem[]) => void
}

export async function performIntent(intent: Intent, tools: WriteTools): Promise<CartOutcome> {
  if (intent.type === 'load') return refresh(tools)
  const outcome = intent.type === 'add' ? await performAdd(intent, tools) : await performSet(intent, tools)
  // The server may have applied the write, or a part of it, before it failed.
  if (!outcome.ok) await refresh(tools)
  return outcome
}

async function refresh({ api, store }: WriteTools): Promise<CartOutcome> {
  const result = await api.get()
  if (!result.ok) return result
  store(result.data)
  return { ok: true }
}

/** Spec 4: raises a line that the cart holds by an update, and creates the others by one POST. */
async function performAdd({ kind, items, claim }: AddIntent, tools: WriteTools): Promise<CartOutcome> {
  const { api, confirmed, mayExist, newId } = tools
  const quantityHeld = (item: AddItem) => {
    const key = lineKey({ ...item, kind })
    return confirmed()?.lines.find(line => line.key === key)?.quantity ?? 0
  }
  // Reads first: another tab may have changed the line, and the update sends an absolute quantity.
  if ((!confirmed() && mayExist()) || items.some(item => quantityHeld(item) > 0)) {
    const fresh = await refresh(tools)
    if (!fresh.ok) return fresh
  }
  if (!claim()) return refresh(tools)
  const held = items.filter(item => quantityHeld(item) > 0)
  const created = items.filter(item => !held.includes(item))
  for (const item of held) {
    const change = { kind, item: { ...item, quantity: quantityHeld(item) + item.quantity }, idempotencyKey: newId() }
    const outcome = await write(tools, () => api.put(change), [item])
    if (!outcome.ok) return outcome
  }
  if (created.length === 0) return { ok: true }
  const change = { kind, items: created, idempotencyKey: newId() }
  return write(tools, () => api.post(change), created)
}

async function performSet({ line, quantity }: SetIntent, tools: WriteTools): Promise<CartOutcome> {
  const { api, newId } = tools
  const { kind } = line
  if (quantity > 0) {
    const change = { kind, item: { ...line, quantity }, idempotencyKey: newId() }
    return write(tools, () => api.put(change))
  }
  const outcome = await write(tools, () => api.delete({ kind, item: line }))
  // A 404 means that another tab or the first attempt has already removed the line.
  return !outcome.ok && outcome.kind === 'http' && outcome.status === 404 ? refresh(tools) : outcome
}

/** Retries once, with the same key, when the connection breaks. */
async function write(
  tools: WriteTools,
  call: () => Promise<ApiResult<Cart>>,
  done?: readonly AddItem[]
): Promise<CartOutcome> {
  let result = await call()
  if (!result.ok && result.kind === 'network') {
    await tools.ready()
    result = await call()
  }
  if (!result.ok) return result
  if (result.data.messages.length > 0) return { ok: false, kind: 'refused', messages: result.data.messages }
  tools.store(result.data, done)
  return { ok: true }
}
