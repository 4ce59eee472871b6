/** Lower bounds in cents of the price ranges, and in percent of the discount ranges. */
export const PRICE_BANDS_CENTS = [0, 50_00, 100_00, 150_00, 200_00, 300_00]
export const DISCOUNT_BANDS_PERCENT = [1, 10, 20, 30, 40]

/** `n` products with the value `id`, or the position on the page. `missed` has a bit for each failed filter. */
export interface ListingRow extends Record<'id' | 'missed' | 'n' | 'low' | 'high', number> {
  part: string
}

export interface ChoiceGroup {
  part: 'category' | 'brand' | 'filter' | 'attribute'
  facet: string
  chosen: readonly number[]
}

export function bitAt(index: number): number {
  return 2 ** index
}

/** Counts what is behind each link: a product that fails exactly one filter is listed once that filter accepts it. */
export class FacetCounts {
  readonly total: number
  readonly #facets: string[]
  readonly #counts: Map<string, number>

  constructor(rows: ListingRow[], facets: string[]) {
    this.#facets = facets
    this.#counts = new Map(rows.map(({ part, id, missed, n }) => [`${part} ${id} ${missed}`, n]))
    this.total = this.#count('total', 0, 0)
  }

  without(facet: string): number {
    return this.total + this.#count('total', 0, this.#bitOf(facet))
  }

  /** Products with the value, ignoring other choices in its group. */
  having({ part, facet }: ChoiceGroup, id: number): number {
    return this.#count(part, id, 0) + this.#count(part, id, this.#bitOf(facet))
  }

  /** The listing behind a value's link: values of a group combine with OR; an active value is removed. */
  behind(group: ChoiceGroup, id: number): number {
    const { part, facet, chosen } = group
    if (chosen.length === 0) return this.#count(part, id, 0)
    if (!chosen.includes(id)) return this.total + this.#count(part, id, this.#bitOf(facet))
    if (chosen.length === 1) return this.without(facet)
    const letInAlone = this.#count(part === 'brand' ? part : `${part}-alone`, id, 0)
    return this.total - letInAlone
  }

  #bitOf(facet: string): number {
    const index = this.#facets.indexOf(facet)
    return index < 0 ? -1 : bitAt(index)
  }

  #count(part: string, id: number, missed: number): number {
    return this.#counts.get(`${part} ${id} ${missed}`) ?? 0
  }
}
