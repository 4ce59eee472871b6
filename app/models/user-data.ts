import type { WireUser } from '../contract/user.ts'
import { type User, VISITOR } from './user.ts'

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
    ...(nomeRazao && { firstName: nomeRazao.trim().split(/\s+/)[0] ?? '' }),
    ...(revendedor !== undefined && { isSeller: revendedor })
  }
}

/** Of another CEP the earlier city is not told. */
function toPlace({ endereco: { principal, ...own } }: WireUser): Partial<User> {
  const cep = own.cep || principal.cep
  return cep ? { cep, city: principal.cidade || own.cidade || '', state: principal.uf || own.uf || '' } : {}
}
