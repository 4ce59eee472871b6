import type { Availability, Badge, PriceView, ProductCard } from './product-card.ts'

/**
 * Product cards as one text, a line per card. Loader data is written into the page beside its markup, and there a text
 * is less than half of the same cards as objects.
 */
export function packCards(cards: readonly ProductCard[]): string {
  return cards.map(packCard).join('\n')
}

export function unpackCards(packed: string): ProductCard[] {
  return packed === '' ? [] : packed.split('\n').map(unpackCard)
}

function packCard(card: ProductCard): string {
  const { id, path, name, brand, image, price, status, rating, choose, badges, line, minimumAge } = card
  const fields = [
    id,
    path,
    name,
    brand,
    packImage(image, path),
    ...packPrice(price),
    STATUSES.indexOf(status) || '',
    rating && `${rating.average}/${rating.count}`,
    choose,
    badges && packJson(badges.map(({ label, text, background }) => [label, text, background])),
    line && packJson([line.unit, line.warehouse, line.additional]),
    minimumAge
  ]
  return fields
    .map(field => (field === null || field === undefined ? '' : String(field).replace(/[\t\n\r]+/g, ' ')))
    .join('\t')
    .trimEnd()
}

const STATUSES: Availability[] = ['available', 'unavailable', 'quote']
const PRICE_FIELDS = 6

function packPrice(price: PriceView | null): (number | string)[] {
  if (!price) return Array.from({ length: PRICE_FIELDS }, () => '')
  const { now, was, cash, cashPercent, installments } = price
  return [now, was || '', cash || '', cashPercent || '', installments?.count ?? '', installments?.value ?? '']
}

function unpackCard(text: string): ProductCard {
  const [id, path = '', name = '', brand = '', image, ...rest] = text.split('\t')
  const [status, rating, choose, badges, line, minimumAge] = rest.slice(PRICE_FIELDS)
  return {
    id: Number(id),
    path,
    name,
    brand,
    image: unpackImage(image, path),
    price: unpackPrice(rest),
    status: STATUSES[Number(status ?? 0)] ?? 'available',
    ...(rating && { rating: unpackRating(rating) }),
    ...(choose && { choose }),
    ...(badges && { badges: unpackBadges(badges) }),
    ...(line && { line: unpackLine(line) }),
    ...(minimumAge && { minimumAge: Number(minimumAge) })
  }
}

// A picture is mostly named after its product: then the path in it stands as ~, which a first ~ announces.
function packImage(image: string | null, path: string): string | null {
  return image?.includes(path) && !image.includes('~') ? `~${image.replace(path, '~')}` : image
}

function unpackImage(image: string | undefined, path: string): string | null {
  return image?.startsWith('~') ? image.slice(1).replace('~', () => path) : image || null
}

function unpackPrice([now, was, cash, cashPercent, count, value]: string[]): PriceView | null {
  if (!now) return null
  const installments = count ? { count: Number(count), value: Number(value) } : null
  return {
    now: Number(now),
    was: Number(was ?? 0),
    cash: Number(cash ?? 0),
    cashPercent: Number(cashPercent ?? 0),
    installments
  }
}

function unpackRating(text: string): ProductCard['rating'] {
  const [average, count] = text.split('/')
  return { average: Number(average), count: Number(count) }
}

// Words of the API may hold any sign, so these fields are JSON.
function packJson(value: unknown[]): string {
  return JSON.stringify(value)
}

function unpackBadges(text: string): Badge[] {
  const rows: [string, string, string][] = JSON.parse(text)
  return rows.map(([label, text, background]) => ({ label, text, background }))
}

function unpackLine(text: string): ProductCard['line'] {
  const [unit, warehouse, additional]: [number, number, string] = JSON.parse(text)
  return { unit, warehouse, additional }
}
