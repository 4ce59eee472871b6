import { combinedItem, savingOf } from '../../../models/product/combination-saving.ts'
import type { Combination } from '../../../models/product/combinations.ts'
import type { AddItem } from '../../../stores/cart-intents.ts'
import { type Added, ATTRIBUTE_FIELD, readText, toItem } from '../offer.ts'
import type { ProductView } from '../product-view.ts'

export const COMBINATION_FIELD = 'combinacao'

export interface TypedPair {
  combination: string
  attribute: string
  /** Options of the offered products, by combination. */
  others: Record<string, string>
}

export interface Pair {
  main: AddItem
  other: AddItem
  /** Discount on the offered product, in cents. */
  saving: number
}

export type Combinable = Added & Pick<ProductView, 'price' | 'combinations'>

export function otherField({ id }: Combination): string {
  return `${ATTRIBUTE_FIELD}-${id}`
}

export function readTypedPair({ combinations }: Combinable, form: FormData): TypedPair {
  const others = combinations.map(combination => [combination.id, readText(form, otherField(combination))])
  return {
    combination: readText(form, COMBINATION_FIELD),
    attribute: readText(form, ATTRIBUTE_FIELD),
    others: Object.fromEntries(others)
  }
}

export function chosenCombination({ combinations }: Combinable, { combination }: TypedPair) {
  return combinations.find(({ id }) => String(id) === combination) ?? combinations[0]
}

/**
 * The requested choices that are unavailable. Never replaces one by another product or option, unless only one exists:
 * the page may be outdated when its form is submitted.
 */
export function pairProblem(product: Combinable, typed: TypedPair): 'combination' | 'option' | null {
  const combination = isKnown(product.combinations, typed.combination) && chosenCombination(product, typed)
  if (!combination) return 'combination'
  const others = combination.product.attribute?.options ?? []
  const isWhole = isKnown(mainOptions(product), typed.attribute) && isKnown(others, typed.others[combination.id] ?? '')
  return isWhole ? null : 'option'
}

function isKnown(choices: readonly { id: number }[], asked: string): boolean {
  return asked === '' ? choices.length < 2 : choices.length === 0 || choices.some(({ id }) => String(id) === asked)
}

/** Null when the page's product is sold out. */
export function toPair(product: Combinable, combination: Combination, typed: TypedPair): Pair | null {
  const main = toMain(product, typed.attribute)
  const options = combination.product.attribute?.options ?? []
  const other = combinedItem(combination, choose(options, typed.others[combination.id]))
  return main && { main, other, saving: savingOf(combination, other.preview.price) }
}

export function mainOptions({ attribute }: Combinable) {
  return (attribute?.options ?? []).filter(({ available }) => available)
}

function toMain(product: Combinable, asked: string): AddItem | null {
  const { attribute, price } = product
  const option = choose(mainOptions(product), asked) ?? null
  const offered = option?.price ?? price
  if (!offered?.now || (attribute && !option)) return null
  return toItem(product, { option, price: offered }, 1)
}

function choose<T extends { id: number }>(options: readonly T[], asked: string | undefined): T | undefined {
  return options.find(({ id }) => String(id) === asked) ?? options[0]
}
