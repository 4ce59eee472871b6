import type { LineIds } from '../../models/cart/cart'
import type { InstallmentRow } from '../../models/product/installments'
import type { Availability, PriceView } from '../../models/product/product-card'
import type { AttributeOption, WholesaleRule } from '../../models/product/product-choices'
import type { ProductView } from './product-view'

/** Name of the attribute in the query and in the form: `?atributo=41`. */
export const ATTRIBUTE_FIELD = 'atributo'
export const QUANTITY_FIELD = 'quantidade'
/** Distinguishes the page's other forms from the buy form. */
export const INTENT_FIELD = 'intent'

// A limit, because clients can send fields of any length.
const MAX_FIELD_LENGTH = 20

/** The typed text of a field; '' without one. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, MAX_FIELD_LENGTH) : ''
}

/** The chosen option as it is sold, or the product when none is chosen. */
export interface Offer {
  option: AttributeOption | null
  /** The requested option, when it is unavailable. */
  missing: AttributeOption | null
  status: Availability
  price: PriceView | null
  installments: InstallmentRow[]
  wholesale: WholesaleRule[]
  sku: string
  limit: number
  /** Units left when few, else 0. */
  left: number
}

export type Sold = Pick<ProductView, 'attribute' | 'status' | 'price' | 'sku' | 'limit' | 'left'> &
  Partial<Pick<ProductView, 'installments' | 'wholesale'>>

/** `asked` is an option id from the query or the form. Unknown and unavailable ids count as not chosen. */
export function toOffer(product: Sold, asked: string | null | undefined): Offer {
  const { option, missing } = chooseOption(product, asked)
  return {
    option,
    missing,
    status: isSoldOut(product) ? 'unavailable' : product.status,
    sku: option?.sku || product.sku,
    limit: option?.limit ?? product.limit,
    left: (product.attribute ? option?.left : product.left) ?? 0,
    ...toTerms(product, option)
  }
}

/** The cart line of the offer. */
export function lineIds({ id, line }: Pick<ProductView, 'id' | 'line'>, { option }: Pick<Offer, 'option'>): LineIds {
  return { product: id, attribute: option?.id ?? 0, ...(option?.line ?? line) }
}

/** An option with its own price has its own installments and rules. */
function toTerms({ price, installments = [], wholesale = [] }: Sold, option: AttributeOption | null) {
  if (!option?.price) return { price, installments, wholesale }
  return { price: option.price, installments: option.installments ?? [], wholesale: option.wholesale ?? [] }
}

/** The requested option, else the API's choice. A single option counts as chosen. */
function chooseOption(
  { attribute }: Pick<Sold, 'attribute'>,
  asked: string | null | undefined
): Pick<Offer, 'option' | 'missing'> {
  if (!attribute) return { option: null, missing: null }
  const { options } = attribute
  const found = options.find(({ id }) => String(id) === asked)
  if (found) return found.available ? { option: found, missing: null } : { option: null, missing: found }
  const given = asked ? undefined : options.find(({ selected, available }) => selected && available)
  const only = options.length === 1 ? options[0] : undefined
  return { option: given ?? (only?.available ? only : null), missing: null }
}

function isSoldOut({ attribute, status }: Pick<Sold, 'attribute' | 'status'>): boolean {
  return status === 'available' && attribute !== null && attribute.options.every(({ available }) => !available)
}
