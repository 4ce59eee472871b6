type Gtin = 'gtin8' | 'gtin12' | 'gtin13' | 'gtin14'

const NAMES: Record<number, Gtin> = { 8: 'gtin8', 12: 'gtin12', 13: 'gtin13', 14: 'gtin14' }

/** A bar code with schema.org's property for its length. Null for a wrong length, other characters or a wrong check digit. */
export function readGtin(code: string): { name: Gtin; value: string } | null {
  const value = code.replace(/[\s-]/g, '')
  const name = NAMES[value.length]
  return name && /^\d+$/.test(value) && !/^0+$/.test(value) && hasCheckDigit(value) ? { name, value } : null
}

/** GS1: with weights 3 and 1 from the right, before the check digit, the sum is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
