import type { InstallmentRow } from '../../models/installments'
import type { Availability, PriceView } from '../../models/product-card'
import type { AttributeOption } from '../../models/product-choices'
import type { ProductView } from './product-view'

/** Name of the attribute in the page's query and in its form: `?atributo=41`. */
export const ATTRIBUTE_FIELD = 'atributo'
export const QUANTITY_FIELD = 'quantidade'

/** What is for sale once an option is chosen, or the product itself as long as none is. */
export interface Offer {
  option: AttributeOption | null
  status: Availability
  price: PriceView | null
  /** Empty where the price is the option's own, of which the server tells only the best. */
  installments: InstallmentRow[]
  sku: string
  limit: number
}

type Sold = Pick<ProductView, 'attribute' | 'status' | 'price' | 'installments' | 'sku' | 'limit'>

/** `asked` is an option's id as text, from the query or the form; unknown and unavailable ones count as not chosen. */
export function toOffer(product: Sold, asked: string | null | undefined): Offer {
  const option = chooseOption(product, asked)
  return {
    option,
    status: isSoldOut(product) ? 'unavailable' : product.status,
    price: option?.price ?? product.price,
    installments: option?.price ? [] : product.installments,
    sku: option?.sku || product.sku,
    limit: option?.limit ?? product.limit
  }
}

/** The only option there is needs no choosing. */
function chooseOption(
  { attribute }: Pick<Sold, 'attribute'>,
  asked: string | null | undefined
): AttributeOption | null {
  if (!attribute) return null
  const [first, ...rest] = attribute.options
  const found = attribute.options.find(({ id }) => String(id) === asked) ?? (rest.length === 0 ? first : undefined)
  return found?.available ? found : null
}

function isSoldOut({ attribute, status }: Pick<Sold, 'attribute' | 'status'>): boolean {
  return status === 'available' && attribute !== null && attribute.options.every(({ available }) => !available)
}
