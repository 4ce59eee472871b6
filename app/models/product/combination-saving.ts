import type { Combination, CombinedOption } from './combinations.ts'

export function savingOf({ percent, amount = 0 }: Pick<Combination, 'percent' | 'amount'>, price: number): number {
  return Math.min(price, amount + Math.round((price * percent) / 100))
}

export function combinedItem({ product }: Combination, option: CombinedOption | undefined) {
  const { id, name, path, image, attribute, line } = product
  const { unit = 0, warehouse = 0, additional = '' } = line ?? {}
  const price = option?.price ?? product.price
  const options = attribute && option ? [`${attribute.name}: ${option.label}`] : []
  const ids = { product: id, attribute: option?.id ?? 0, unit, warehouse, additional }
  return { ...ids, quantity: 1, preview: { name, path, image, options, price } }
}
