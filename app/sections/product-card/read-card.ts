import { imageSource } from '../../models/content/image.ts'
import type { ProductCard } from '../../models/product/product-card.ts'
import type { ItemList } from '../../stores/shop-events.ts'

export function readCard(card: HTMLElement): ProductCard | null {
  const { product, status, age, line, brand } = card.dataset
  const link = card.querySelector('a')
  const image = card.querySelector('img')?.getAttribute('src')
  const price = readCents(card.querySelector(':scope > p > strong')?.textContent)
  if (!product || !link) return null
  return {
    id: Number(product),
    path: link.pathname,
    name: card.querySelector('h3')?.textContent ?? '',
    brand: brand ?? card.querySelector(':scope > span, :scope > small')?.textContent ?? '',
    image: image ? imageSource(image) : null,
    price: price > 0 ? { now: price, was: 0, cash: 0, cashPercent: 0, installments: null } : null,
    status: status === 'quote' || status === 'unavailable' ? status : 'available',
    ...(age && { minimumAge: Number(age) }),
    ...(line && { line: readLine(line) })
  }
}

export function readList(list: HTMLElement): ItemList {
  const { list: name = '', first } = list.dataset
  const products = readCards(list).map(readCard)
  return {
    ...(first !== undefined && { id: location.pathname, first: Number(first) }),
    name,
    products: products.filter(product => product !== null)
  }
}

export function readCards(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-product]')]
}

/** The ids of a cart line besides the product's, for `data-line`. */
export function writeLine({ unit, warehouse, additional }: NonNullable<ProductCard['line']>): string {
  return [unit, warehouse, additional].join(' ')
}

function readLine(text: string): ProductCard['line'] {
  const [unit, warehouse, ...additional] = text.split(' ')
  return { unit: Number(unit), warehouse: Number(warehouse), additional: additional.join(' ') }
}

/** Both languages show two decimals, so the digits are the cents. */
function readCents(text = ''): number {
  return Number(text.replace(/\D/g, ''))
}
