/** Lower bounds in cents of the price ranges, and in percent of the discount ranges. */
export const PRICE_BANDS_CENTS = [0, 50_00, 100_00, 150_00, 200_00, 300_00]
export const DISCOUNT_BANDS_PERCENT = [1, 10, 20, 30, 40]

/**
 * A row of the listing statement: `n` products with what `id` stands for, or place `n` of the page. `missed` has a bit
 * for each filter not met. `low` and `high` are the ends of all prices or discounts, `id` then the number of the band.
 */
export interface ListingRow {
  part: string
  id: number
  missed: number
  n: number
  low: number
  high: number
}

/** One group of choices: the facet that its condition goes by, and what is chosen in it. */
export interface ChoiceGroup {
  part: 'category' | 'brand' | 'filter' | 'attribute'
  /** `brand`, `filter:3` */
  facet: string
  chosen: readonly number[]
}

/** What a bit of `missed` stands for. */
export function bitAt(index: number): number {
  return 2 ** index
}

/**
 * How many products stand behind each link of a listing. `facets` are those filtered by, in the order of their bits. A
 * product that misses one filter only is listed as soon as that filter lets it in.
 */
export class FacetCounts {
  readonly total: number
  readonly #facets: string[]
  readonly #counts: Map<string, number>

  constructor(rows: ListingRow[], facets: string[]) {
    this.#facets = facets
    this.#counts = new Map(rows.map(({ part, id, missed, n }) => [`${part} ${id} ${missed}`, n]))
    this.total = this.#count('total', 0, 0)
  }

  /** The listing without a facet's filter. */
  without(facet: string): number {
    return this.total + this.#count('total', 0, this.#bitOf(facet))
  }

  /** Products that have the value, whatever else is chosen in its group. */
  having({ part, facet }: ChoiceGroup, id: number): number {
    return this.#count(part, id, 0) + this.#count(part, id, this.#bitOf(facet))
  }

  /** The listing after a value is followed: values of a group widen each other; an active one is taken away. */
  behind(group: ChoiceGroup, id: number): number {
    const { part, facet, chosen } = group
    if (chosen.length === 0) return this.#count(part, id, 0)
    if (!chosen.includes(id)) return this.total + this.#count(part, id, this.#bitOf(facet))
    return chosen.length === 1 ? this.without(facet) : this.total - this.#letInAlone(part, id)
  }

  #letInAlone(part: string, id: number): number {
    return this.#count(part === 'brand' ? part : `${part}-alone`, id, 0)
  }

  #bitOf(facet: string): number {
    const index = this.#facets.indexOf(facet)
    return index < 0 ? -1 : bitAt(index)
  }

  #count(part: string, id: number, missed: number): number {
    return this.#counts.get(`${part} ${id} ${missed}`) ?? 0
  }
}
