interface OrderedPicture {
  /** The attribute value that it shows; 0 for all. */
  attribute: number
}

/** The chosen value's pictures first, then those of the product as a whole, then the other values'. */
export function orderPictures<T extends OrderedPicture>(pictures: readonly T[], chosen: number): T[] {
  if (chosen === 0) return [...pictures]
  const rank = ({ attribute }: T) => (attribute === chosen ? 0 : attribute === 0 ? 1 : 2)
  return pictures.toSorted((a, b) => rank(a) - rank(b))
}
