import { variantPicture } from '../pictures.ts'
import type { SeedProduct } from '../schema/product.ts'
import type { SeedData } from '../seed-data.ts'
import { idIn, inBoth } from './data.ts'
import { insertRows, type Row } from './literal.ts'
import type { References } from './references.ts'
import { searchTermStatements } from './search-terms.ts'

/** Rows related to products: categories, filter values, badges, variants, reviews, combinations, search text. */
export function productPartStatements({ products, ...data }: SeedData, references: References): string[] {
  const rowsOf = (make: (product: SeedProduct, references: References) => Row[]) =>
    products.flatMap(product => make(product, references))
  return [
    ...insertRows('product_categories', rowsOf(categoryRows)),
    ...insertRows('product_filters', rowsOf(filterRows)),
    ...insertRows('product_badges', rowsOf(badgeRows)),
    ...insertRows('variants', rowsOf(variantRows)),
    ...insertRows('reviews', withIds(rowsOf(reviewRows))),
    ...questionStatements(products, data.settings.name),
    ...insertRows('combinations', withIds(rowsOf(combinationRows))),
    ...insertRows('wholesale_rules', rowsOf(wholesaleRows)),
    ...insertRows('kit_parts', rowsOf(kitRows)),
    ...searchStatements(products, data, references)
  ]
}

function withIds(rows: Row[]): Row[] {
  return rows.map((row, index) => ({ id: index + 1, ...row }))
}

/** Includes ancestors. */
function categoryKeys(product: SeedProduct, references: References): string[] {
  return [...new Set(product.categories.flatMap(key => references.chains.get(key) ?? [key]))]
}

function categoryRows(product: SeedProduct, references: References): Row[] {
  return categoryKeys(product, references).map(key => ({
    category_id: idIn(references.categories, key, 'category'),
    product_id: product.id
  }))
}

function filterKeys(product: SeedProduct): string[] {
  return Object.entries(product.filters).flatMap(([filter, values]) => [...new Set(values)].map(v => `${filter}:${v}`))
}

function filterRows(product: SeedProduct, references: References): Row[] {
  return filterKeys(product).map(key => ({
    product_id: product.id,
    value_id: idIn(references.filterValues, key, 'filter value')
  }))
}

function badgeRows(product: SeedProduct, references: References): Row[] {
  return [...new Set(product.badges)].map((badge, position) => ({
    product_id: product.id,
    badge_id: idIn(references.badges, badge, 'badge'),
    position
  }))
}

function variantRows(product: SeedProduct, references: References): Row[] {
  return (product.variants?.values ?? []).map((variant, position) => ({
    id: variant.id,
    product_id: product.id,
    attribute_value_id: references.attributeValues.get(`${product.variants?.attribute}:${variant.label.pt}`)?.id ?? 0,
    sku: variant.sku,
    stock: variant.stock,
    price_cents: variant.priceCents,
    image: variantPicture(product.slug, variant.key),
    colour: variant.colour,
    position
  }))
}

function reviewRows(product: SeedProduct): Row[] {
  return product.reviews.map(review => ({
    product_id: product.id,
    author: review.author,
    rating: review.rating,
    ...inBoth('comment', review.comment),
    created_at: review.date,
    verified: review.verified,
    photos: JSON.stringify(review.photos)
  }))
}

function questionStatements(products: SeedProduct[], store: string): string[] {
  const all = products.flatMap(({ id, questions }) => questions.map(question => ({ product_id: id, question })))
  const questions = all.map(({ product_id, question: { author, question, date } }) => ({
    product_id,
    author,
    ...inBoth('question', question),
    created_at: momentOf(date)
  }))
  const answers = all.flatMap(({ question }, index) =>
    question.answers.map(({ author, answer, date }) => ({
      question_id: index + 1,
      author: author ?? store,
      by_store: author === undefined,
      ...inBoth('answer', answer),
      created_at: momentOf(date)
    }))
  )
  return [...insertRows('product_questions', withIds(questions)), ...insertRows('product_answers', withIds(answers))]
}

function momentOf(date: string): number {
  return Date.parse(`${date.replace(' ', 'T')}Z`)
}

function combinationRows(product: SeedProduct, references: References): Row[] {
  return product.combinations.map((combination, position) => ({
    product_id: product.id,
    other_id: idIn(references.products, combination.slug, 'product'),
    discount_percent: combination.discountPercent,
    position
  }))
}

function wholesaleRows(product: SeedProduct): Row[] {
  return product.wholesale.map(rule => ({
    product_id: product.id,
    quantity: rule.quantity,
    price_cents: rule.priceCents
  }))
}

function kitRows({ id, kitOf }: SeedProduct, references: References): Row[] {
  return [...new Set(kitOf)].map((slug, position) => ({
    product_id: id,
    position,
    part_id: idIn(references.products, slug, 'product'),
    quantity: kitOf.filter(other => other === slug).length
  }))
}

function searchStatements(products: SeedProduct[], data: Omit<SeedData, 'products'>, references: References): string[] {
  const found = products.map(product => foundBy(product, data, references))
  return [
    ...insertRows(
      'products_search',
      found.map(({ row }) => row)
    ),
    ...searchTermStatements(found)
  ]
}

/** The rows for search: the search table's row, its texts, and the names in them. */
function foundBy(product: SeedProduct, data: Omit<SeedData, 'products'>, references: References) {
  const brand = data.brands.find(({ key }) => key === product.brand)?.name ?? ''
  const keys = categoryKeys(product, references)
  const categories = data.categories.filter(({ key }) => keys.includes(key)).map(({ name }) => name)
  const topics = topicsOf(product, data)
  const texts = {
    name: words(product.name),
    brand,
    categories: categories.map(words).join(' '),
    topics: [...topics, ...optionsOf(product), ...product.keywords].map(words).join(' '),
    summary: words(product.summary)
  }
  const names = [product.name, { pt: brand, en: brand }, ...categories, ...topics]
  return { row: { rowid: product.id, ...texts }, texts: Object.values(texts), names }
}

function topicsOf({ filters }: SeedProduct, data: Omit<SeedData, 'products'>) {
  return data.filters.flatMap(filter =>
    filter.values.filter(({ key }) => filters[filter.key]?.includes(key)).map(({ label }) => label)
  )
}

/** Flavours, sizes, colours. */
function optionsOf({ variants }: SeedProduct) {
  return variants?.values.map(({ label }) => label) ?? []
}

function words(text: { pt: string; en: string }): string {
  return text.pt === text.en ? text.pt : `${text.pt} ${text.en}`
}
