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

export function toUser(wire: WireUser): User {
  return { ...VISITOR, ...toUserPart({ ...wire, logado: wire.logado ?? false }) }
}

/** What the answer says. Each of the other fields stays as it is known. */
export function toUserPart(wire: WireUser): Partial<User> {
  return { ...toPerson(wire), ...toPlace(wire) }
}

function toPerson({ logado, nomeRazao, revendedor }: WireUser): Partial<User> {
  if (logado === false) return { signedIn: false, firstName: '', isSeller: false }
  return {
    ...(logado && { signedIn: true }),
    ...(nomeRazao !== undefined && { firstName: nomeRazao.trim().split(/\s+/)[0] ?? '' }),
    ...(revendedor !== undefined && { isSeller: revendedor })
  }
}

/** Of another CEP the earlier city is not told. */
function toPlace({ endereco: { principal, ...own } }: WireUser): Partial<User> {
  const cep = own.cep || principal.cep
  return cep ? { cep, city: principal.cidade || own.cidade || '', state: principal.uf || own.uf || '' } : {}
}
