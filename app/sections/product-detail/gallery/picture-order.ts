import type { AttributeOption } from '../../../models/product/product-choices.ts'
import type { GalleryImage } from '../../../models/product/product-page.ts'

type Option = Pick<AttributeOption, 'id' | 'image'>

/**
 * Pictures of the shown value first, then those of no value, then the rest. Without a choice the first value on sale that
 * has a picture is shown, so that the page opens with something that can be bought.
 */
export function orderPictures(
  pictures: readonly GalleryImage[],
  chosen: Option | null,
  options: readonly (Option & Pick<AttributeOption, 'available'>)[] = []
) {
  const shown =
    chosen ?? options.find(({ id, available }) => available && pictures.some(({ attribute }) => attribute === id))
  if (!shown) return [...pictures]
  const rank = ({ attribute, source }: GalleryImage) => {
    if (attribute === shown.id) return 0
    // If pictures do not name a value, a value may name its picture.
    if (!attribute) return source === shown.image ? 1 : 2
    return 3
  }
  return pictures.toSorted((a, b) => rank(a) - rank(b))
}
