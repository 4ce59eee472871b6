import type { WireSellers } from '../../contract/sellers.ts'
import { formatCnpj } from '../store/cnpj.ts'
import { addressLine, toAddress } from '../store/settings.ts'
import { plainText } from './plain-text.ts'

type WireCompany = Pick<NonNullable<WireSellers['sellers']>[number], 'razaoSocial' | 'cnpj' | 'email' | 'endereco'>
export type Company = NonNullable<ReturnType<typeof toCompany>>

export function toCompany({ razaoSocial, cnpj, email, endereco }: WireCompany) {
  const company = {
    legalName: plainText(razaoSocial),
    cnpj: formatCnpj(plainText(cnpj)),
    address: addressLine(toAddress(endereco)),
    email: plainText(email)
  }
  return Object.values(company).some(Boolean) ? company : null
}
