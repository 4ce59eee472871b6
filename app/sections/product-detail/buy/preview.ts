import type { LinePreview } from '../../../stores/cart-intents'
import type { Offer } from '../offer'
import type { ProductView } from '../product-view'

/** The line as the cart shows it until the server answers. */
export function previewOf(
  { name, path, gallery, attribute }: Pick<ProductView, 'name' | 'path' | 'gallery' | 'attribute'>,
  { option, price }: Pick<Offer, 'option' | 'price'>
): LinePreview {
  return {
    name,
    path,
    image: option?.image ?? gallery[0]?.source ?? null,
    options: option && attribute ? [`${attribute.name}: ${option.label}`] : [],
    price: price?.now ?? 0
  }
}
