/** A whole number among a call's parameters: the default when absent or empty, undefined when invalid. */
export function wholeNumber<Default>(text: string | undefined, otherwise: Default, from: number, to = 999_999_999) {
  if (text === undefined || text === '') return otherwise
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= from && value <= to ? value : undefined
}
