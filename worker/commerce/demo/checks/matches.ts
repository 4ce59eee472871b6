import { readDemo } from '../read-demo.ts'
import type { SeedShowcase } from '../schema/content.ts'
import type { SeedProduct } from '../schema/product.ts'

const { brands, categories, filters, products } = readDemo()

/** How many products a search would find, by word prefixes without accents. */
export function countMatches(term: string): number {
  const wanted = words(term)
  return products.filter(product => {
    const present = words(searchedText(product))
    return wanted.every(word => present.some(candidate => candidate.startsWith(word)))
  }).length
}

/** The available products that match a showcase's rule. */
export function matchRule(rule: NonNullable<SeedShowcase['rule']>): SeedProduct[] {
  return products.filter(
    product =>
      product.status === 'disponivel' &&
      (!rule.category || product.categories.some(key => lineage(key).includes(rule.category ?? ''))) &&
      (!rule.brand || product.brand === rule.brand) &&
      Object.entries(rule.filter ?? {}).every(([key, value]) => product.filters[key]?.includes(value)) &&
      (rule.order !== 'discount' || product.listPriceCents > product.priceCents) &&
      (rule.order !== 'rating' || product.reviews.length > 0)
  )
}

function searchedText(product: SeedProduct): string {
  const brand = brands.find(candidate => candidate.key === product.brand)?.name ?? ''
  const places = categories.filter(category => product.categories.some(key => lineage(key).includes(category.key)))
  return [product.name.pt, product.summary.pt, brand, ...places.map(place => place.name.pt), ...topics(product)].join(
    ' '
  )
}

/** The backend also indexes the labels of a product's filter values. */
function topics(product: SeedProduct): string[] {
  return filters.flatMap(filter =>
    filter.values.filter(value => product.filters[filter.key]?.includes(value.key)).map(value => value.label.pt)
  )
}

function lineage(key: string): string[] {
  const category = categories.find(candidate => candidate.key === key)
  return category ? [key, ...(category.parent ? lineage(category.parent) : [])] : []
}

function words(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{Diacritic}/gu, '')
  return plain.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []
}
