/** Numbers of companies (CNPJ) in a text, without punctuation. Since July 2026 the first twelve places may be letters. */
export function cnpjsIn(words: string): string[] {
  const found =
    words.toUpperCase().match(/(?<![\dA-Z])[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}(?!\d)/g) ?? []
  return found.map(plain).filter(number => /\d/.test(number.slice(0, 12)))
}

/** Whether the check digits are right: modulo 11 over the character codes less 48 (IN RFB 2.229/2024). */
export function isCnpj(number: string): boolean {
  const characters = [...plain(number)]
  if (characters.length !== 14 || /^(.)\1*$/.test(characters.join(''))) return false
  const body = characters.slice(0, 12).map(codeOf)
  const first = checkDigit(body)
  return characters.slice(12).join('') === `${first}${checkDigit([...body, first])}`
}

/** Nothing but zeros: what a demonstration shows. */
export function isPlaceholder(number: string): boolean {
  return /^0{14}$/.test(plain(number))
}

export function plain(number: string): string {
  return number.toUpperCase().replace(/[^\dA-Z]/g, '')
}

function codeOf(character: string): number {
  return character.charCodeAt(0) - 48
}

/** Weights 2 to 9 from the right, again and again. */
function checkDigit(values: readonly number[]): number {
  const sum = values.reduce((total, value, at) => total + value * (((values.length - 1 - at) % 8) + 2), 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}
