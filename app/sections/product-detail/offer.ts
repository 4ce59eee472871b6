import type { AttributeOption } from '../../models/product/product-choices.ts'
import type { AddItem } from '../../stores/cart-intents.ts'
import type { ProductView } from './product-view.ts'

/** Name of the attribute in the query and in the form: `?atributo=41`. */
export const ATTRIBUTE_FIELD = 'atributo'
export const QUANTITY_FIELD = 'quantidade'

// A limit, because clients can send fields of any length.
const MAX_FIELD_LENGTH = 20

export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, MAX_FIELD_LENGTH) : ''
}

export type Sold = Pick<ProductView, 'attribute' | 'status' | 'price' | 'sku' | 'limit' | 'left'> &
  Partial<Pick<ProductView, 'installments' | 'wholesale'>>

export type Offer = ReturnType<typeof toOffer>
/** What the price block shows. */
export type OfferTerms = Pick<Offer, 'price' | 'installments' | 'wholesale'>

/**
 * The chosen option as it is sold, or the product when none is chosen. `asked` is an option id from the query or the form.
 * Unknown and unavailable ids count as not chosen.
 */
export function toOffer(product: Sold, asked: string | null | undefined) {
  const { option, missing } = chooseOption(product, asked)
  return {
    option,
    /** The requested option, when it is unavailable. */
    missing,
    status: isSoldOut(product) ? ('unavailable' as const) : product.status,
    sku: option?.sku || product.sku,
    limit: option?.limit ?? product.limit,
    /** Units left when few, else 0. */
    left: (product.attribute ? option?.left : product.left) ?? 0,
    ...toTerms(product, option)
  }
}

export type Added = Pick<ProductView, 'id' | 'line' | 'name' | 'path' | 'gallery' | 'attribute'>

/** The offer as a cart line, with its preview until the server answers. */
export function toItem(product: Added, { option, price }: Pick<Offer, 'option' | 'price'>, quantity: number): AddItem {
  const { id, line, name, path, gallery, attribute } = product
  const preview = {
    name,
    path,
    image: option?.image ?? gallery[0]?.source ?? null,
    options: option && attribute ? [`${attribute.name}: ${option.label}`] : [],
    price: price?.now ?? 0
  }
  return { product: id, attribute: option?.id ?? 0, ...(option?.line ?? line), quantity, preview }
}

/** An option with its own price has its own installments and rules. */
function toTerms({ price, installments = '', wholesale = [] }: Sold, option: AttributeOption | null) {
  if (!option?.price) return { price, installments, wholesale }
  return { price: option.price, installments: option.installments ?? '', wholesale: option.wholesale ?? [] }
}

/** The requested option, else the API's choice. A single option counts as chosen. */
function chooseOption({ attribute }: Sold, asked: string | null | undefined) {
  const options = attribute?.options ?? []
  const found = options.find(({ id }) => String(id) === asked)
  if (found) return found.available ? { option: found, missing: null } : { option: null, missing: found }
  const given = asked ? undefined : options.find(({ selected, available }) => selected && available)
  const only = options.length === 1 ? options[0] : undefined
  return { option: given ?? (only?.available ? only : null), missing: null }
}

function isSoldOut({ attribute, status }: Sold): boolean {
  return status === 'available' && attribute !== null && attribute.options.every(({ available }) => !available)
}
