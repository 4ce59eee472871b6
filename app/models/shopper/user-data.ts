import type { WireUser } from '../../contract/user.ts'
import { formatCep } from './formatters.ts'
import { type User, VISITOR } from './user.ts'

export function toUser(wire: WireUser): User {
  return { ...VISITOR, ...toUserPart({ ...wire, logado: wire.logado ?? false }) }
}

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

/** Drops the city of a previous CEP. */
function toPlace({ endereco: { principal, ...own } }: WireUser): Partial<User> {
  const cep = own.cep || principal.cep
  if (!cep) return {}
  return {
    cep: formatCep(cep),
    city: principal.cidade || own.cidade || '',
    state: principal.uf || own.uf || '',
    street: principal.logradouro || own.logradouro || undefined,
    district: principal.bairro || own.bairro || undefined
  }
}
