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
  id: requiredText,
  kind: v.fallback(v.picklist(['produto', 'lista']), 'produto'),
  items: list(heldItem)
})

export type StoredAdd = v.InferOutput<typeof held>

/** Reads held adds from browser storage, which is untrusted. Never throws. */
export function readHeldAdds(stored: unknown): StoredAdd[] {
  const result = v.safeParse(list(held), stored)
  return result.success ? result.output.filter(({ items }) => items.length > 0) : []
}
