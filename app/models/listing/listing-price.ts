/** The price filter's arithmetic, in whole BRL, for the server and the browser alike. */
export interface PriceSpan {
  from: number
  to: number
}

export interface PriceBounds {
  min: number
  max: number
  /** The dearest range has no end: at its upper bound the choice has none either. */
  open?: true
}

/** What was typed or dragged; null is a field left empty. */
export interface PriceWish {
  from: number | null
  to: number | null
}

/** Names of the form's fields where it is sent without JavaScript. */
export const PRICE_FIELDS = { from: 'preco_de', to: 'preco_ate' } as const

/** What stands for "no upper end" where an API or a link has to write a number. */
export const NO_END = 9_999_999
const OPEN_FROM = 99_999

/** A range without an upper end is written without one, with a smaller one, or with an absurd one. */
export function isOpenEnded({ de, ate }: { de: number; ate: number | null }): boolean {
  return ate === null || ate < de || (ate === 0 && de === 0) || ate >= OPEN_FROM
}

/** The choice that a wish comes to: in order and within the bounds; null when that is every price. */
export function choosePrice({ from, to }: PriceWish, { min, max, open }: PriceBounds): PriceSpan | null {
  const within = (value: number) => Math.min(Math.max(value, min), max)
  const ends = [within(Math.floor(from ?? min)), within(Math.ceil(to ?? max))]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  if (low <= min && high >= max) return null
  return { from: low, to: open && high >= max ? NO_END : high }
}

/** `preco={from}-{to}` of a query; null when there is none that can be read. */
export function readPrice(search: string): PriceSpan | null {
  const [, from, to] =
    /^(\d{1,7}(?:\.\d+)?)-(\d{1,7}(?:\.\d+)?)$/.exec(new URLSearchParams(search).get('preco') ?? '') ?? []
  return from && to && Number(from) <= Number(to) ? { from: Number(from), to: Number(to) } : null
}

/** The price form's own fields; null when it was not sent. */
export function readPriceForm(query: URLSearchParams): PriceWish | null {
  const { from, to } = PRICE_FIELDS
  if (!query.has(from) && !query.has(to)) return null
  return { from: readAmount(query.get(from)), to: readAmount(query.get(to)) }
}

/** Null for an empty field, and for what is no amount. */
export function readAmount(text: string | null): number | null {
  const value = text?.trim().replace(',', '.') ?? ''
  return /^\d{1,9}(\.\d+)?$/.test(value) ? Number(value) : null
}

/** A query without the form's own fields. */
export function withoutPriceForm(search: string): string {
  const query = new URLSearchParams(search)
  if (!readPriceForm(query)) return search
  for (const name of Object.values(PRICE_FIELDS)) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}
