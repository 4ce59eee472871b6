/** Writes a CNPJ as `00.000.000/0000-00`. Another text stays as it is, without `CNPJ` before it. */
export function formatCnpj(text: string): string {
  const given = text.replace(/^\s*CNPJ\b[\s:.ºn°-]*/i, '').trim()
  const found = onlySigns(given)
  if (!/^[\dA-Z]{12}\d\d$/.test(found)) return given
  return found.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}

/** The company as it is told: its legal name, its CNPJ, its address. */
export function companyWords({
  legalName,
  cnpj,
  address = ''
}: Record<'legalName' | 'cnpj', string> & { address?: string }) {
  return [legalName, cnpj && `CNPJ ${cnpj}`, address].filter(Boolean)
}

/** Since July 2026 the first twelve may be letters, which count as their ASCII code less 48 (Receita Federal, IN 2.229/2024). */
export function isCnpj(text: string): boolean {
  const signs = onlySigns(text)
  if (!/^[\dA-Z]{12}\d\d$/.test(signs) || /^(.)\1*$/.test(signs)) return false
  return [12, 13].every(length => checkDigit(signs, length) === Number(signs[length]))
}

/** Modulo 11, weighted 2 to 9 from the right, again and again. */
function checkDigit(signs: string, length: number): number {
  let sum = 0
  for (let at = 0; at < length; at++) sum += (signs.charCodeAt(at) - 48) * (2 + ((length - 1 - at) % 8))
  return ((sum * 10) % 11) % 10
}

function onlySigns(text: string): string {
  return text.toUpperCase().replace(/[^\dA-Z]/g, '')
}
