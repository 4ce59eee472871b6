/** In whole BRL. */
export interface PriceSpan {
  from: number
  to: number
}

export interface PriceBounds {
  min: number
  max: number
  /** The most expensive range is open-ended: a choice up to the upper bound has no upper end either. */
  open?: true
}

type PriceWish = Record<keyof PriceSpan, number | null>

/** A range of the API, in BRL or percent. */
export interface Range {
  de: number
  ate: number | null
}

export const PRICE_FIELDS = { from: 'preco_de', to: 'preco_ate' } as const

/** Stands for "no upper end" where an API or a link requires a number. */
export const NO_END = 9_999_999
const OPEN_FROM = 99_999

/** Null without upper end. APIs write such a range with none, with a smaller one or with an extremely large one. */
export function endOf({ de, ate }: Range): number | null {
  return ate === null || ate < de || (ate === 0 && de === 0) || ate >= OPEN_FROM ? null : ate
}

export function choosePrice({ from, to }: PriceWish, { min, max, open }: PriceBounds): PriceSpan | null {
  const within = (value: number) => Math.min(Math.max(value, min), max)
  const ends = [within(Math.floor(from ?? min)), within(Math.ceil(to ?? max))]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  if (low <= min && high >= max) return null
  return { from: low, to: open && high >= max ? NO_END : high }
}

export function readPrice(search: string): PriceSpan | null {
  const [, from, to] =
    /^(\d{1,7}(?:\.\d+)?)-(\d{1,7}(?:\.\d+)?)$/.exec(new URLSearchParams(search).get('preco') ?? '') ?? []
  return from && to && Number(from) <= Number(to) ? { from: Number(from), to: Number(to) } : null
}

export function readPriceForm(query: URLSearchParams): PriceWish | null {
  const { from, to } = PRICE_FIELDS
  if (!query.has(from) && !query.has(to)) return null
  return { from: readAmount(query.get(from)), to: readAmount(query.get(to)) }
}

export function readAmount(text: string | null): number | null {
  const value = text?.trim().replace(',', '.') ?? ''
  return /^\d{1,9}(\.\d+)?$/.test(value) ? Number(value) : null
}

export function withoutPriceForm(search: string): string {
  const query = new URLSearchParams(search)
  if (!readPriceForm(query)) return search
  for (const name of Object.values(PRICE_FIELDS)) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}
