interface OrderedPicture {
  source: string
  /** The attribute value in the picture; 0 for all values. */
  attribute: number
}

interface Chosen {
  id: number
  image: string | null
}

/** Pictures of the chosen value first, then those of no value, then the rest. */
export function orderPictures<T extends OrderedPicture>(pictures: readonly T[], chosen: Chosen | null): T[] {
  if (!chosen) return [...pictures]
  const rank = ({ attribute, source }: T) => {
    if (attribute === chosen.id) return 0
    // If pictures do not name a value, a value may name its picture.
    if (attribute === 0) return source === chosen.image ? 1 : 2
    return 3
  }
  return pictures.toSorted((a, b) => rank(a) - rank(b))
}
