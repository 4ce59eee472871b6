import { readDemo } from '../read-demo.ts'
import type { SeedProduct } from '../schema/product.ts'
import { checkProductTexts } from './check-product-texts.ts'

const { badges, brands, categories, filters, pictures, products } = readDemo()

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
    ...checkProductTexts(product)
  ]
}

function checkKeys(product: SeedProduct): string[] {
  const wanted = Object.entries(product.filters).flatMap(([key, values]) => values.map(value => `${key}:${value}`))
  const known = filters.flatMap(filter => filter.values.map(value => `${filter.key}:${value.key}`))
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
    ...(Number(product.ean[12]) === eanCheckDigit(product.ean) ? [] : ['bad EAN']),
    ...(RESERVED_SLUGS.includes(product.slug) ? ['reserved slug'] : []),
    ...(product.createdAt >= FIRST_DAY && product.createdAt < LAST_DAY ? [] : [`created ${product.createdAt}`])
  ]
}

function checkMoney({ priceCents, listPriceCents }: SeedProduct): string[] {
  return listPriceCents === 0 || listPriceCents > priceCents ? [] : ['list price not above the price']
}

/** Prices must fall with the quantity, within the limit per order. */
function checkWholesale({ wholesale, priceCents, quantityLimit, variants }: SeedProduct): string[] {
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
  const total = values.reduce((sum, value) => sum + value.stock, stock)
  return [
    ...(status === 'disponivel' && total < 1 ? ['available without stock'] : []),
    ...(status !== 'disponivel' && total !== 0 ? ['stock while not available'] : []),
    ...(variants && stock !== 0 ? ['stock of its own beside that of its variants'] : []),
    ...repeated(
      'variant',
      values.map(value => value.key)
    )
  ]
}

function checkReviews({ reviews, createdAt }: SeedProduct): string[] {
  const early = reviews.some(({ date }) => date <= createdAt || date >= LAST_REVIEW_DAY)
  const newestFirst = reviews.every(({ date }, place) => date <= (reviews[place - 1]?.date ?? date))
  return [
    ...(early ? ['review out of time'] : []),
    ...(newestFirst ? [] : ['reviews out of order']),
    ...missing(
      'picture',
      reviews.flatMap(review => review.photos),
      Object.keys(pictures)
    ),
    ...(reviews.some(review => !review.author || !review.comment.pt || !review.comment.en) ? ['incomplete review'] : [])
  ]
}

function checkQuestions({ questions, createdAt }: SeedProduct): string[] {
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
  const parts = product.kitOf
  const sum = parts.reduce((total, slug) => total + (products.find(entry => entry.slug === slug)?.priceCents ?? 0), 0)
  const open = products.filter(entry => entry.status === 'disponivel' && !entry.variants).map(entry => entry.slug)
  return [
    ...missing('product', [...partners, ...parts], slugs),
    ...missing('combination on sale', partners, open),
    ...repeated('combination', partners),
    ...(partners.includes(product.slug) ? ['combined with itself'] : []),
    ...(parts.length && product.listPriceCents !== sum ? [`kit list price is not the sum ${sum}`] : []),
    ...(product.badges.includes('kit') && parts.length < 2 ? ['kit without parts'] : [])
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

/** The last of the thirteen digits. */
export function eanCheckDigit(ean: string): number {
  const sum = [...ean.slice(0, 12)].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
