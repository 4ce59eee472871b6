interface OrderedPicture {
  source: string
  /** The attribute value that it shows; 0 for all. */
  attribute: number
}

interface Chosen {
  id: number
  image: string | null
}

/** The chosen value's pictures first, then those of the product as a whole, then the other values'. */
export function orderPictures<T extends OrderedPicture>(pictures: readonly T[], chosen: Chosen | null): T[] {
  if (!chosen) return [...pictures]
  const rank = ({ attribute, source }: T) => {
    if (attribute === chosen.id) return 0
    // Where pictures name no value, the value may name its picture.
    if (attribute === 0) return source === chosen.image ? 1 : 2
    return 3
  }
  return pictures.toSorted((a, b) => rank(a) - rank(b))
}
