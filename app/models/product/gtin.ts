const LENGTHS = [8, 12, 13, 14] as const

/** A bar code with schema.org's property for its length. Null for a wrong length, other characters or a wrong check digit. */
export function readGtin(code: string) {
  const value = code.replace(/[\s-]/g, '')
  const length = LENGTHS.find(known => known === value.length)
  const isCode = /^\d+$/.test(value) && !/^0+$/.test(value) && hasCheckDigit(value)
  return length && isCode ? { name: `gtin${length}` as const, value } : null
}

/** GS1: with weights 3 and 1 from the right, before the check digit, the sum is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
