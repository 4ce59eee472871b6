import type { CartApi } from '../api/cart.ts'
import type { ApiFailure, ApiResult } from '../api/failure.ts'
import { type Cart, lineKey } from '../models/cart/cart.ts'
import type { AddItem, Intent } from './cart-intents.ts'

/** How an intent ended. Refused: the server answered with messages and nothing of it is stored (spec 4). */
export type CartOutcome = { ok: true } | { ok: false; kind: 'refused'; messages: string[] } | ApiFailure

type AddIntent = Extract<Intent, { type: 'add' }>

export interface WriteTools {
  api: CartApi
  newId: () => string
  /** Resolves when there is a connection. */
  ready: () => Promise<void>
  confirmed: () => Cart
  isLoaded: () => boolean
  /** Whether the server can have a cart of this shopper. */
  mayExist: () => boolean
  /** Takes the server's cart; `done` are the items of the running intent that it now holds. */
  store: (cart: Cart, done?: readonly AddItem[]) => void
}

export async function performIntent(intent: Intent, tools: WriteTools): Promise<CartOutcome> {
  if (intent.type === 'load') return refresh(tools)
  const outcome = intent.type === 'add' ? await performAdd(intent, tools) : await performSet(intent, tools)
  // Whether the server did it anyway, or refused only a part, is for the server to say.
  if (!outcome.ok) await refresh(tools)
  return outcome
}

async function refresh({ api, store }: WriteTools): Promise<CartOutcome> {
  const result = await api.get()
  if (!result.ok) return result
  store(result.data)
  return { ok: true }
}

/** Spec 4: a line that the cart holds is raised by an update, the others are created by one POST. */
async function performAdd(intent: AddIntent, tools: WriteTools): Promise<CartOutcome> {
  // Another tab may have raised the same line: an absolute quantity is built on what the server has now.
  const isUnknown = !tools.isLoaded() && tools.mayExist()
  if (isUnknown || intent.items.some(item => quantityHeld(intent, item, tools) > 0)) {
    const fresh = await refresh(tools)
    if (!fresh.ok) return fresh
  }
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
  // Gone already, by another tab or by the first of two attempts: that is what was wanted.
  return !outcome.ok && outcome.kind === 'http' && outcome.status === 404 ? refresh(tools) : outcome
}

/** Repeated once, with the same key, when the connection broke. */
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
