import type { CartItem } from '../api/cart.ts'
import { type Cart, type CartLine, type LineIds, type LineKind, lineKey } from '../models/cart/cart.ts'

export interface LinePreview extends Pick<CartLine, 'name' | 'path' | 'image'> {
  options?: CartLine['options']
  /** Unit price in cents, as shown beside the button. */
  price: number
}

export interface AddItem extends CartItem {
  preview: LinePreview
}

export interface AddOptions {
  kind?: LineKind
  /** Spec 4: the side cart opens unless suppressed. */
  suppressDrawer?: boolean
  /** 'caller': the caller shows an error beside its own control, and the store does not keep it. */
  errorTarget?: AddIntent['errorTarget']
}

export interface AddIntent {
  type: 'add'
  sent: boolean
  kind: LineKind
  items: AddItem[]
  errorTarget: 'toast' | 'caller'
  /** Called before the write. False when the items have been sent by another document. */
  claim: () => boolean
}

export interface SetIntent {
  type: 'set'
  sent: boolean
  line: SetLine
  quantity: number
}

export type SetLine = LineIds & Pick<CartLine, 'kind'>

export type Intent = { type: 'load'; sent: boolean } | AddIntent | SetIntent

export interface ShownLine extends CartLine {
  pending: boolean
}

/** The server's lines with the open intents applied in order. Prices stay as the server sent them. */
export function projectLines(confirmed: Cart, intents: readonly Intent[]): ShownLine[] {
  const lines = new Map(confirmed.lines.map(line => [line.key, { ...line, pending: false }]))
  for (const intent of intents) {
    if (intent.type === 'set') applySet(lines, intent)
    if (intent.type === 'add') for (const item of intent.items) applyAdd(lines, item, intent.kind)
  }
  return [...lines.values()].filter(({ quantity }) => quantity > 0)
}

export function projectUnits(confirmed: Cart, shown: readonly ShownLine[]): number {
  return Math.max(0, confirmed.units + countUnits(shown) - countUnits(confirmed.lines))
}

/** The unsent `set` of this line that a new quantity can replace. Undefined when a later intent touches the line. */
export function findWaitingSet(intents: readonly Intent[], key: string): SetIntent | undefined {
  const last = intents.findLast(intent => touches(intent, key))
  return last?.type === 'set' && !last.sent ? last : undefined
}

export function mergeItems(items: readonly AddItem[]): AddItem[] {
  const merged = new Map<string, AddItem>()
  for (const item of items) {
    const key = lineKey(item)
    const quantity = (merged.get(key)?.quantity ?? 0) + item.quantity
    merged.set(key, { ...(merged.get(key) ?? item), quantity })
  }
  return [...merged.values()].filter(({ quantity }) => quantity > 0)
}

/** Gives items the parameters of their line: the server's cart omits them, and a removed line may be added again. */
export function rememberParameters() {
  const known = new Map<string, string>()
  return function withParameters(item: AddItem, kind: LineKind): AddItem {
    const key = lineKey({ ...item, kind })
    if (item.parameters) known.set(key, item.parameters)
    const parameters = known.get(key)
    return parameters ? { ...item, parameters } : item
  }
}

function touches(intent: Intent, key: string): boolean {
  if (intent.type === 'set') return lineKey(intent.line) === key
  return intent.type === 'add' && intent.items.some(item => lineKey({ ...item, kind: intent.kind }) === key)
}

function applySet(lines: Map<string, ShownLine>, intent: SetIntent): void {
  const line = lines.get(lineKey(intent.line))
  if (line) lines.set(line.key, { ...line, quantity: intent.quantity, pending: true })
}

function applyAdd(lines: Map<string, ShownLine>, item: AddItem, kind: LineKind): void {
  const key = lineKey({ ...item, kind })
  const line = lines.get(key) ?? newLine(key, item, kind)
  lines.set(key, { ...line, quantity: line.quantity + item.quantity, pending: true })
}

function newLine(key: string, item: AddItem, kind: LineKind): ShownLine {
  const { preview, product, attribute, unit, warehouse, additional } = item
  const { options = [], price: now, ...shown } = preview
  const ids = { product, attribute, unit, warehouse, additional }
  return { ...ids, ...shown, key, kind, options, price: { now, was: 0, total: 0 }, quantity: 0, pending: true }
}

function countUnits(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
