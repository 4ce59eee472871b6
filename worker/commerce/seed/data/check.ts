import type { SeedProduct } from '../types.ts'
import { badges } from './badges.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { checkCategories } from './check-categories.ts'
import { checkTexts } from './check-texts.ts'
import { filters } from './filters.ts'
import { formulas } from './formulas/all.ts'
import { eanCheckDigit, ratingOf } from './product-codes.ts'
import { products } from './products.ts'

const RESERVED_SLUGS =
  'busca lista marcas pagina checkout vendedores vendedor minha-conta favoritos comparar contato api img media assets idioma carrinho'.split(
    ' '
  )
const FIRST_DAY = '2025-05-01'
const LAST_DAY = '2026-11-01'
const LAST_REVIEW_DAY = '2026-11-16'
const MIN_CONTRAST = 4.5
const HEX_COLOUR = /^#[0-9a-f]{6}$/

/** Every inconsistency of the demonstration catalogue, one sentence each; empty when it is sound. */
export function checkCatalogue(): string[] {
  return [
    ...checkUnique(),
    ...checkFormulas(),
    ...checkColours(),
    ...checkCategories(categories, products, RESERVED_SLUGS),
    ...products.flatMap(product => checkProduct(product).map(problem => `${product.slug}: ${problem}`)),
    ...checkSiblings(),
    ...checkVideos(),
    ...checkFilterUse()
  ]
}

function checkUnique(): string[] {
  const variants = products.flatMap(product => product.variants?.values ?? [])
  return [
    ...repeated(
      'id',
      products.map(product => product.id)
    ),
    ...repeated(
      'slug',
      products.map(product => product.slug)
    ),
    ...repeated(
      'ean',
      products.map(product => product.ean)
    ),
    ...repeated(
      'mpn',
      products.map(product => product.mpn)
    ),
    ...repeated(
      'sku',
      [...products, ...variants].map(entry => entry.sku)
    ),
    ...repeated(
      'variant id',
      variants.map(variant => variant.id)
    ),
    ...repeated(
      'name (pt)',
      products.map(product => product.name.pt)
    ),
    ...repeated(
      'name (en)',
      products.map(product => product.name.en)
    ),
    ...repeated(
      'brand',
      brands.map(brand => brand.key)
    ),
    ...repeated(
      'badge',
      badges.map(badge => badge.key)
    ),
    ...repeated(
      'filter',
      filters.map(filter => filter.key)
    )
  ]
}

function checkFormulas(): string[] {
  return [
    ...repeated(
      'formula number',
      formulas.map(formula => formula.number)
    ),
    ...repeated(
      'formula',
      formulas.map(formula => formula.key)
    ),
    ...formulas
      .filter(formula => formula.presentations.length > 10)
      .map(formula => `${formula.key}: over 10 presentations`)
  ]
}

function checkColours(): string[] {
  const pairs = [
    ...brands.map(({ key, palette }) => ({ key, ink: palette.ink, ground: palette.base })),
    ...badges.map(({ key, text, background }) => ({ key, ink: text, ground: background }))
  ]
  const low = pairs
    .filter(pair => contrast(pair.ink, pair.ground) < MIN_CONTRAST)
    .map(pair => `${pair.key}: low contrast`)
  const used = products.flatMap(({ slug, picture, variants }) => {
    const colours = [picture.colour, picture.contentColour, ...(variants?.values.map(value => value.colour) ?? [])]
    return colours.some(colour => !HEX_COLOUR.test(colour ?? '')) ? [`${slug}: bad colour`] : []
  })
  return [...low, ...used]
}

function checkProduct(product: SeedProduct): string[] {
  return [
    ...checkKeys(product),
    ...checkMoney(product),
    ...checkStock(product),
    ...checkReviews(product),
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

function checkSiblings(): string[] {
  const siblings = products.flatMap(product => product.sibling ?? [])
  const groups = [...new Set(siblings.map(sibling => sibling.group))]
  return groups.flatMap(group => {
    const members = siblings.filter(sibling => sibling.group === group)
    return [
      ...(members.length > 1 ? [] : [`${group}: a single sibling`]),
      ...(new Set(members.map(member => member.attribute)).size === 1 ? [] : [`${group}: mixed attributes`]),
      ...repeated(
        `${group}: label`,
        members.map(member => member.label.pt)
      )
    ]
  })
}

function checkVideos(): string[] {
  const count = products.filter(product => product.video).length
  return count === 2 ? [] : [`${count} videos`]
}

function checkFilterUse(): string[] {
  return filters.flatMap(({ key, values }) =>
    values
      .filter(value => !products.some(product => product.filters[key]?.includes(value.key)))
      .map(value => `filter ${key}:${value.key} has no product`)
  )
}

function missing(kind: string, wanted: string[], known: string[]): string[] {
  return wanted.filter(key => !known.includes(key)).map(key => `unknown ${kind} ${key}`)
}

function repeated(kind: string, values: (string | number)[]): string[] {
  return [...new Set(values.filter((value, place) => values.indexOf(value) !== place))].map(
    value => `${kind} ${value} twice`
  )
}

/** WCAG 2 contrast ratio of two #rrggbb colours. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
