import * as v from 'valibot'
import { item, list, requiredId, requiredNumber, requiredText, text } from './tolerant.ts'

const number = v.fallback(v.number(), 0)

const preview = item({
  name: requiredText,
  path: text,
  image: text,
  options: v.fallback(v.array(v.string()), []),
  price: number
})

const heldItem = item({
  product: requiredId,
  attribute: number,
  unit: number,
  warehouse: number,
  additional: text,
  parameters: text,
  quantity: requiredNumber,
  preview
})

const held = item({
  kind: v.fallback(v.picklist(['produto', 'lista']), 'produto'),
  items: list(heldItem)
})

export type HeldAdd = v.InferOutput<typeof held>

/** Reads a held add from browser storage, which is untrusted. Null without a usable item. */
export function readHeldAdd(stored: string | null): HeldAdd | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), held), stored)
  return result.success && result.output.items.length > 0 ? result.output : null
}
