import type { SeedProduct } from '../schema/product.ts'
import type { SeedCategory } from '../schema/taxonomy.ts'

const MAX_DEPTH = 4

export function checkCategories(categories: SeedCategory[], products: SeedProduct[], reserved: string[]): string[] {
  const held = new Set(products.flatMap(product => product.categories.flatMap(key => chain(categories, key))))
  return categories.flatMap((category, place) => [
    ...(categories.findIndex(other => other.key === category.key) === place ? [] : [`category ${category.key} twice`]),
    ...(hasEarlierParent(categories, category, place) ? [] : [`category ${category.key}: parent is not before it`]),
    ...(chain(categories, category.key).length <= MAX_DEPTH ? [] : [`category ${category.key}: too deep`]),
    ...(held.has(category.key) ? [] : [`category ${category.key}: no product`]),
    ...(category.parent === null && reserved.includes(category.key) ? [`category ${category.key}: reserved slug`] : []),
    ...(isComplete(category) ? [] : [`category ${category.key}: missing text`]),
    ...(products.some(product => product.slug === category.key) ? [`category ${category.key}: slug of a product`] : [])
  ])
}

/** Depth 1 to 4; 0 when the key is unknown. */
export function categoryDepth(categories: SeedCategory[], key: string): number {
  return chain(categories, key).length
}

function chain(categories: SeedCategory[], key: string): string[] {
  const keys: string[] = []
  let current = categories.find(category => category.key === key)
  while (current && !keys.includes(current.key)) {
    keys.push(current.key)
    const { parent } = current
    current = categories.find(category => category.key === parent)
  }
  return keys
}

function hasEarlierParent(categories: SeedCategory[], { parent }: SeedCategory, place: number): boolean {
  return parent === null || categories.slice(0, place).some(category => category.key === parent)
}

function isComplete({ name, description }: SeedCategory): boolean {
  return [name.pt, name.en, description.pt, description.en].every(text => text.trim().length > 0)
}
