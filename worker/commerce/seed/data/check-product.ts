import type { SeedProduct } from '../types.ts'
import { badges } from './badges.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { checkTexts } from './check-texts.ts'
import { filters } from './filters.ts'
import { eanCheckDigit, ratingOf } from './product-codes.ts'
import { products } from './products.ts'

export const RESERVED_SLUGS =
  'busca lista marcas pagina checkout vendedores vendedor minha-conta favoritos comparar contato api img media assets idioma carrinho newsletter'.split(
    ' '
  )
const FIRST_DAY = '2025-05-01'
const LAST_DAY = '2026-11-01'
const LAST_REVIEW_DAY = '2026-11-16'

export function checkProduct(product: SeedProduct): string[] {
  return [
    ...checkKeys(product),
    ...checkMoney(product),
    ...checkWholesale(product),
    ...checkStock(product),
    ...checkReviews(product),
    ...checkQuestions(product),
    ...checkLinks(product),
    ...checkTexts(product)
  ]
}

function checkKeys(product: SeedProduct): string[] {
  const wanted = Object.entries(product.filters).flatMap(([key, values]) => values.map(value => `${key}:${value}`))
  const known = filters.flatMap(filter => filter.values.map(value => `${filter.key}:${value.key}`))
  const digits = product.ean.slice(0, 12)
  return [
    ...(brands.some(brand => brand.key === product.brand) ? [] : [`unknown brand ${product.brand}`]),
    ...missing(
      'category',
      product.categories,
      categories.map(category => category.key)
    ),
    ...missing('filter', wanted, known),
    ...missing(
      'badge',
      product.badges,
      badges.map(badge => badge.key)
    ),
    ...(product.categories.length ? [] : ['no category']),
    ...(/^789\d{10}$/.test(product.ean) && Number(product.ean[12]) === eanCheckDigit(digits) ? [] : ['bad EAN']),
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(product.slug) ? [] : ['bad slug']),
    ...(RESERVED_SLUGS.includes(product.slug) ? ['reserved slug'] : []),
    ...(product.createdAt >= FIRST_DAY && product.createdAt < LAST_DAY ? [] : [`created ${product.createdAt}`])
  ]
}

function checkMoney({
  priceCents,
  listPriceCents,
  popularity,
  quantityLimit,
  variants,
  customization
}: SeedProduct): string[] {
  const prices = [priceCents, ...(variants?.values.map(value => value.priceCents ?? priceCents) ?? [])]
  return [
    ...(prices.every(price => Number.isInteger(price) && price > 0) ? [] : ['bad price']),
    ...(listPriceCents === 0 || listPriceCents > priceCents ? [] : ['list price not above the price']),
    ...(popularity >= 0 && popularity <= 1000 ? [] : ['popularity out of range']),
    ...(quantityLimit === null || quantityLimit > 0 ? [] : ['bad quantity limit']),
    ...(customization && customization.maxLength < 1 ? ['bad customization'] : [])
  ]
}

/** More units cost less each, and a limit per order leaves room for them. */
function checkWholesale({ wholesale = [], priceCents, quantityLimit, variants }: SeedProduct): string[] {
  const steps = [{ quantity: 1, priceCents }, ...wholesale]
  const falls = wholesale.every((rule, index) => {
    const before = steps[index]
    return before && rule.quantity > before.quantity && rule.priceCents < before.priceCents
  })
  return [
    ...(falls ? [] : ['wholesale prices that do not fall']),
    ...(wholesale.length > 0 && variants ? ['wholesale with variants'] : []),
    ...((wholesale.at(-1)?.quantity ?? 0) > (quantityLimit ?? Infinity) ? ['wholesale above the limit'] : [])
  ]
}

function checkStock({ status, stock, variants }: SeedProduct): string[] {
  const values = variants?.values ?? []
  const total = values.reduce((sum, value) => sum + value.stock, 0)
  return [
    ...(status === 'disponivel' && stock < 1 ? ['available without stock'] : []),
    ...(status !== 'disponivel' && stock !== 0 ? ['stock while not available'] : []),
    ...(variants && total !== stock ? ['variants do not sum up to the stock'] : []),
    ...(variants && values.length < 2 ? ['a single variant'] : []),
    ...repeated(
      'variant',
      values.map(value => value.key)
    ),
    ...values.filter(value => !value.label.pt || value.stock < 0).map(value => `bad variant ${value.key}`)
  ]
}

function checkReviews({ rating, reviews, createdAt }: SeedProduct): string[] {
  const expected = ratingOf(reviews)
  const early = reviews.some(review => review.date <= createdAt || review.date >= LAST_REVIEW_DAY)
  return [
    ...(rating.count === expected.count && rating.average === expected.average
      ? []
      : ['rating is not that of the reviews']),
    ...(early ? ['review out of time'] : []),
    ...(reviews.some(review => !review.author || !review.comment.pt || !review.comment.en) ? ['incomplete review'] : [])
  ]
}

function checkQuestions({ questions = [], createdAt }: SeedProduct): string[] {
  const said = questions.flatMap(({ question, answers }) => [question, ...answers.map(({ answer }) => answer)])
  const inOrder = questions.every(({ date, answers }) => {
    const dates = [createdAt, date, ...answers.map(answer => answer.date), LAST_REVIEW_DAY]
    return dates.every((each, place) => each >= (dates[place - 1] ?? ''))
  })
  return [
    ...(said.every(({ pt, en }) => pt && en && pt !== en) ? [] : ['incomplete question']),
    ...(inOrder ? [] : ['question or answer out of time'])
  ]
}

function checkLinks(product: SeedProduct): string[] {
  const slugs = products.map(entry => entry.slug)
  const partners = product.combinations.map(combination => combination.slug)
  const parts = product.picture.kitOf ?? []
  const sum = parts.reduce((total, slug) => total + (products.find(entry => entry.slug === slug)?.priceCents ?? 0), 0)
  const open = products.filter(entry => entry.status === 'disponivel' && !entry.variants).map(entry => entry.slug)
  return [
    ...missing('product', [...partners, ...parts], slugs),
    ...missing('combination on sale', partners, open),
    ...repeated('combination', partners),
    ...(partners.includes(product.slug) ? ['combined with itself'] : []),
    ...(parts.length && product.listPriceCents !== sum ? [`kit list price is not the sum ${sum}`] : []),
    ...(product.picture.form === 'kit' && parts.length < 2 ? ['kit without parts'] : []),
    ...(product.picture.form === 'accessory' && !product.picture.accessory ? ['accessory without drawing'] : [])
  ]
}

function missing(kind: string, wanted: string[], known: string[]): string[] {
  return wanted.filter(key => !known.includes(key)).map(key => `unknown ${kind} ${key}`)
}

export function repeated(kind: string, values: (string | number)[]): string[] {
  return [...new Set(values.filter((value, place) => values.indexOf(value) !== place))].map(
    value => `${kind} ${value} twice`
  )
}
