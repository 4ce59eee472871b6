import type { CartApi } from '../api/cart.ts'
import type { ApiFailure, ApiResult } from '../api/failure.ts'
import { type Cart, lineKey } from '../models/cart/cart.ts'
import type { AddItem, Intent } from './cart-intents.ts'

/** The result of an intent. `refused`: the server answered with messages and stored nothing (spec 4). */
export type CartOutcome = { ok: true } | { ok: false; kind: 'refused'; messages: string[] } | ApiFailure

type AddIntent = Extract<Intent, { type: 'add' }>

export interface WriteTools {
  api: CartApi
  newId: () => string
  /** Resolves once the browser is online. */
  ready: () => Promise<void>
  confirmed: () => Cart
  isLoaded: () => boolean
  /** Whether the server can already have a cart. */
  mayExist: () => boolean
  /** Stores the server's cart. `done` are the items of the running intent that the cart now holds. */
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
async function performAdd(intent: AddIntent, tools: WriteTools): Promise<CartOutcome> {
  // Reads first: another tab may have changed the line, and the update sends an absolute quantity.
  const isUnknown = !tools.isLoaded() && tools.mayExist()
  if (isUnknown || intent.items.some(item => quantityHeld(intent, item, tools) > 0)) {
    const fresh = await refresh(tools)
    if (!fresh.ok) return fresh
  }
  if (!intent.claim()) return refresh(tools)
  const held = intent.items.filter(item => quantityHeld(intent, item, tools) > 0)
  const created = intent.items.filter(item => !held.includes(item))
  for (const item of held) {
    const outcome = await raise(intent, item, tools)
    if (!outcome.ok) return outcome
  }
  return created.length > 0 ? create(intent, created, tools) : { ok: true }
}

function raise(intent: AddIntent, item: AddItem, tools: WriteTools): Promise<CartOutcome> {
  const { kind } = intent
  const raised = { ...item, quantity: quantityHeld(intent, item, tools) + item.quantity }
  const idempotencyKey = tools.newId()
  return write(tools, () => tools.api.put({ kind, item: raised, idempotencyKey }), [item])
}

function create({ kind }: AddIntent, items: AddItem[], tools: WriteTools): Promise<CartOutcome> {
  const idempotencyKey = tools.newId()
  return write(tools, () => tools.api.post({ kind, items, idempotencyKey }), items)
}

async function performSet(intent: Extract<Intent, { type: 'set' }>, tools: WriteTools): Promise<CartOutcome> {
  const { kind, line, quantity } = intent
  const idempotencyKey = tools.newId()
  if (quantity > 0) return write(tools, () => tools.api.put({ kind, item: { ...line, quantity }, idempotencyKey }))
  const outcome = await write(tools, () => tools.api.delete({ kind, item: line }))
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

function quantityHeld({ kind }: AddIntent, item: AddItem, { confirmed }: WriteTools): number {
  const key = lineKey({ ...item, kind })
  return confirmed().lines.find(line => line.key === key)?.quantity ?? 0
}
