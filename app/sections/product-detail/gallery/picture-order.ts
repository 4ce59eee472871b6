import type { GalleryImage } from '../../../models/product/product-page'

type Picture = Pick<GalleryImage, 'source' | 'attribute'>

/** Pictures of the chosen value first, then those of no value, then the rest. */
export function orderPictures<T extends Picture>(
  pictures: readonly T[],
  chosen: { id: number; image: string | null } | null
): T[] {
  if (!chosen) return [...pictures]
  const rank = ({ attribute, source }: T) => {
    if (attribute === chosen.id) return 0
    // If pictures do not name a value, a value may name its picture.
    if (attribute === 0) return source === chosen.image ? 1 : 2
    return 3
  }
  return pictures.toSorted((a, b) => rank(a) - rank(b))
}
