import type { Page } from './page.ts'
import { PRODUCT } from './page.ts'
import { hasType, isThing, type Thing, textAt } from './things.ts'
import { fold } from './words.ts'

const GONE = /\b(esgotad[oa]|indisponivel|sem estoque|fora de estoque|avise-me|sob consulta)\b/

/** The product of the page's structured data. */
export function productOf({ things }: Page): Thing | undefined {
  return things.find(thing => hasType(thing, PRODUCT))
}

/** Prices of its offers, in cents. */
export function offeredCents(product: Thing | undefined): number[] {
  return offersOf(product).flatMap(offer => {
    const price = textAt(offer, 'price', 'lowPrice', 'priceSpecification.price')
    return price ? [Math.round(Number(price) * 100)] : []
  })
}

/** Whether the structured data say that it can be had; undefined when they say nothing. */
export function isInStock(product: Thing | undefined): boolean | undefined {
  const states = offersOf(product)
    .map(offer => textAt(offer, 'availability'))
    .filter(Boolean)
  return states.length === 0
    ? undefined
    : states.some(state => /(In|Limited|Pre)(Stock|Availability|Order|Sale)/.test(state))
}

/** Whether the page says that it cannot be had. */
export function isGone(page: Page): boolean {
  return GONE.test(fold(page.ownWords))
}

export function isForSale(page: Page): boolean {
  return isInStock(productOf(page)) ?? !isGone(page)
}

function offersOf(product: Thing | undefined): Thing[] {
  const variants = [product?.hasVariant].flat().filter(isThing)
  return [product, ...variants].flatMap(thing => [thing?.offers].flat().filter(isThing))
}
