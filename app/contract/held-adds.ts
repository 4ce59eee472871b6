import * as v from 'valibot'
import { item, list, requiredId, requiredNumber, requiredText, text } from './tolerant.ts'

const number = v.fallback(v.number(), 0)
const address = v.fallback(
  v.pipe(
    text,
    v.transform(said => said || null)
  ),
  null
)

const preview = item({
  name: requiredText,
  path: address,
  image: address,
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

/** Reads a held add from browser storage, which is untrusted. Null without a usable item. */
export function readHeldAdd(stored: string | null) {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), held), stored)
  return result.success && result.output.items.length > 0 ? result.output : null
}
