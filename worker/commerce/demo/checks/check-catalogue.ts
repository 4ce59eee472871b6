import { readDemo } from '../read-demo.ts'
import { checkCategories } from './check-categories.ts'
import { checkProduct, RESERVED_SLUGS, repeated } from './check-product.ts'

const MIN_CONTRAST = 4.5
const SHORTEST_DESCRIPTION = 60

const { badges, brands, categories, filters, pages, products } = readDemo()

/** All inconsistencies of the demonstration catalogue, one sentence each; empty when it is consistent. */
export function checkCatalogue(): string[] {
  return [
    ...checkUnique(),
    ...checkColours(),
    ...checkCategories(categories, products, RESERVED_SLUGS),
    ...products.flatMap(product => checkProduct(product).map(problem => `${product.slug}: ${problem}`)),
    ...checkSiblings(),
    ...checkVideos(),
    ...checkReports(),
    ...checkFilterUse(),
    ...checkLandingPages()
  ]
}

function checkUnique(): string[] {
  const variants = products.flatMap(product => product.variants?.values ?? [])
  const values: Record<string, (string | number)[]> = {
    id: products.map(product => product.id),
    slug: products.map(product => product.slug),
    ean: products.map(product => product.ean),
    mpn: products.map(product => product.mpn),
    sku: [...products, ...variants].map(entry => entry.sku),
    'variant id': variants.map(variant => variant.id),
    'name (pt)': products.map(product => product.name.pt),
    'name (en)': products.map(product => product.name.en),
    'summary (pt)': products.map(product => product.summary.pt),
    'summary (en)': products.map(product => product.summary.en),
    'description (pt)': products.map(product => product.description.pt),
    brand: brands.map(brand => brand.key),
    badge: badges.map(badge => badge.key),
    filter: filters.map(filter => filter.key)
  }
  return Object.entries(values).flatMap(([kind, each]) => repeated(kind, each))
}

function checkColours(): string[] {
  return badges
    .filter(({ text, background }) => contrast(text, background) < MIN_CONTRAST)
    .map(({ key }) => `${key}: low contrast`)
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

/** A report names its batch. */
function checkReports(): string[] {
  return products.flatMap(({ slug, batch }) => {
    const page = pages.find(({ slug }) => batch?.report === `/pagina/${slug}`)
    const isThere = !batch || page?.body.pt.includes(`<td>${batch.number}</td><td>${batch.expiry}</td>`)
    return isThere ? [] : [`${slug}: batch ${batch.number} is not in its report`]
  })
}

function checkFilterUse(): string[] {
  return filters.flatMap(({ key, values }) =>
    values
      .filter(value => !products.some(product => product.filters[key]?.includes(value.key)))
      .map(value => `filter ${key}:${value.key} has no product`)
  )
}

/** Every objective has a landing page with a description of one or two sentences. */
function checkLandingPages(): string[] {
  const objectives = filters.find(({ key }) => key === 'objetivo')?.values ?? []
  return objectives
    .filter(
      ({ description }) => Math.min(description?.pt.length ?? 0, description?.en.length ?? 0) < SHORTEST_DESCRIPTION
    )
    .map(({ key }) => `landing page ${key} has no description`)
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
