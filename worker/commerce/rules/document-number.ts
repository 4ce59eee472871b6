export function documentDigits(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

/** Validates a CPF: eleven digits, the last two are check digits. Eleven equal digits are invalid. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false
  return checkDigit(digits, 9, 11) === digits[9] && checkDigit(digits, 10, 11) === digits[10]
}

/** Validates a CNPJ. Since July 2026 its first twelve characters may be letters (Receita Federal, IN 2.229/2024). */
export function isCnpj(digits: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(digits) || /^(.)\1*$/.test(digits)) return false
  return checkDigit(digits, 12, 9) === digits[12] && checkDigit(digits, 13, 9) === digits[13]
}

/** Modulo 11 of the first `length` characters, weighted 2, 3, … from the right, restarting after `highest`. */
function checkDigit(digits: string, length: number, highest: number): string {
  let sum = 0
  for (let index = 0; index < length; index++) {
    const weight = 2 + ((length - 1 - index) % (highest - 1))
    sum += (digits.charCodeAt(index) - ZERO) * weight
  }
  return String(((sum * 10) % 11) % 10)
}

/** A character's value is its code minus that of 0: A is 17. */
const ZERO = '0'.charCodeAt(0)
