import type { SeedCompany } from '../demo/schema/content.ts'
import type { SeedAddress } from '../demo/schema/fields.ts'

/** `stored`: JSON of SeedCompany, or null. */
export function companyOf(stored: string | null) {
  if (stored === null) return {}
  const { legalName, cnpj, email, address }: SeedCompany = JSON.parse(stored)
  return { razaoSocial: legalName, cnpj, email, endereco: addressOf(address) }
}

export function addressOf({ street, number, district, city, state, postalCode }: SeedAddress) {
  return { logradouro: street, numero: number, bairro: district, cidade: city, uf: state, cep: postalCode }
}
