import * as v from 'valibot'
import * as w from './tolerant.ts'

const number = v.fallback(v.number(), 0)
const address = v.fallback(
  v.pipe(
    w.text,
    v.transform(said => said || null)
  ),
  null
)

const preview = w.item({
  name: w.requiredText,
  path: address,
  image: address,
  options: v.fallback(v.array(v.string()), []),
  price: number
})

const heldItem = w.item({
  product: w.requiredId,
  attribute: number,
  unit: number,
  warehouse: number,
  additional: w.text,
  parameters: w.text,
  quantity: w.requiredNumber,
  preview
})

const held = w.item({
  kind: v.fallback(v.picklist(['produto', 'lista']), 'produto'),
  items: w.list(heldItem)
})

/** Reads a held add from browser storage, which is untrusted. Null without a usable item. */
export function readHeldAdd(stored: string | null) {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), held), stored)
  return result.success && result.output.items.length > 0 ? result.output : null
}
