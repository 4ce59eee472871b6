import type { AttributeOption } from '../../../models/product/product-choices'
import type { GalleryImage } from '../../../models/product/product-page'

/** Pictures of the chosen value first, then those of no value, then the rest. */
export function orderPictures(pictures: readonly GalleryImage[], chosen: Pick<AttributeOption, 'id' | 'image'> | null) {
  if (!chosen) return [...pictures]
  const rank = ({ attribute, source }: GalleryImage) => {
    if (attribute === chosen.id) return 0
    // If pictures do not name a value, a value may name its picture.
    if (!attribute) return source === chosen.image ? 1 : 2
    return 3
  }
  return pictures.toSorted((a, b) => rank(a) - rank(b))
}
