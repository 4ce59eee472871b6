import { formatCep, isCep } from '../../../models/formatters'

const KEY = 'cep'

/** The last CEP that a price was told for; '' when there is none, or the storage is closed. */
export function rememberedCep(): string {
  try {
    const cep = formatCep(localStorage.getItem(KEY) ?? '')
    return isCep(cep) ? cep : ''
  } catch {
    return ''
  }
}

export function rememberCep(cep: string): void {
  try {
    localStorage.setItem(KEY, cep)
  } catch {
    // A closed storage remembers nothing.
  }
}
