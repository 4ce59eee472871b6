import type { WireUser } from '../contract/user.ts'

export interface User {
  signedIn: boolean
  /** First word of the name, for the greeting. */
  firstName: string
  /** Shows the way to the seller panel. */
  isSeller: boolean
  /** `00000-000`, or ''. */
  cep: string
  /** Where that is, '' where the API does not say. */
  city: string
  state: string
}

export const VISITOR: User = { signedIn: false, firstName: '', isSeller: false, cep: '', city: '', state: '' }

export function toUser({ logado, nomeRazao, revendedor, endereco }: WireUser): User {
  const { cep, cidade, uf } = endereco.principal
  return {
    signedIn: logado,
    firstName: logado ? (nomeRazao.trim().split(/\s+/)[0] ?? '') : '',
    isSeller: logado && revendedor,
    cep: endereco.cep || cep,
    city: cidade,
    state: uf
  }
}
