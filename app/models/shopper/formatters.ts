/** Spec 5: `00000-000`, at most 9 characters. Masks incomplete input as well. */
export function formatCep(value: string): string {
  return mask(value, '00000-000')
}

/** Spec 5: `000.000.000-00`, at most 14 characters. */
export function formatCpf(value: string): string {
  return mask(value, '000.000.000-00')
}

/** Spec 5: `(00) 00000-0000`, at most 15 characters. Ten digits are a landline: `(00) 0000-0000`. */
export function formatPhone(value: string): string {
  return mask(value, onlyDigits(value).length > 10 ? '(00) 00000-0000' : '(00) 0000-0000')
}

/** The caret stays behind the same digit. Deleting forward moves it past a separator that the mask puts back. */
export function maskTyped(
  typed: string,
  caret: number,
  format: (value: string) => string,
  isForward = false
): { value: string; caret: number } {
  const value = format(typed)
  const digits = onlyDigits(typed.slice(0, caret)).length
  return { value, caret: caretBehind(value, digits, isForward || caret === typed.length) }
}

function caretBehind(value: string, digits: number, isPastSeparators: boolean): number {
  let position = 0
  for (let seen = 0; seen < digits && position < value.length; position++) if (/\d/.test(value[position] ?? '')) seen++
  if (isPastSeparators) while (position < value.length && !/\d/.test(value[position] ?? '')) position++
  return position
}

export function onlyDigits(value: string): string {
  return value.replace(/\D/g, '')
}

export function isCep(value: string): boolean {
  return /^\d{5}-?\d{3}$/.test(value.trim())
}

/** Checks both check digits. Eleven equal digits pass the arithmetic but are no valid CPF. */
export function isCpf(value: string): boolean {
  const digits = onlyDigits(value)
  if (digits.length !== 11 || /^(\d)\1+$/.test(digits)) return false
  return [9, 10].every(length => checkDigit(digits, length) === Number(digits[length]))
}

function checkDigit(digits: string, length: number): number {
  let sum = 0
  for (let position = 0; position < length; position++) sum += Number(digits[position]) * (length + 1 - position)
  return ((sum * 10) % 11) % 10
}

/** Writes the digits in the place of the zeros, up to the last digit. */
function mask(value: string, pattern: string): string {
  const digits = [...onlyDigits(value)]
  let masked = ''
  for (const sign of pattern) {
    if (digits.length === 0) break
    masked += sign === '0' ? digits.shift() : sign
  }
  return masked
}
