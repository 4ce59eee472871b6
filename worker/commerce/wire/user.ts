import type { CustomerRow } from '../queries/customers.ts'
import type { Place } from '../rules/cep.ts'

/** A session that was not used recently (`loginFacilitado`) shows the first name only. */
export function userOf(shopper: Place | null, known: { customer: CustomerRow; recent: boolean } | null) {
  const user = visitor(shopper)
  if (!known) return user
  const { customer, recent } = known
  const name = recent ? customer.name : (customer.name.split(' ')[0] ?? '')
  const person = {
    ...user,
    id: customer.id,
    nomeRazao: name,
    revendedor: customer.reseller === 1,
    logado: true,
    loginFacilitado: !recent,
    ativo: true
  }
  return recent ? { ...person, ...contactOf(customer, shopper) } : person
}

/** The CEP last used for shipping takes precedence over the account's. */
function contactOf(customer: CustomerRow, shopper: Place | null) {
  const { phone, email, person: pessoa, postal_code: cep, city: cidade, state: uf, country: pais } = customer
  const own = { cep, principal: { cep, cidade, uf, pais } }
  return { celular: phone, telefone: phone, email, pessoa, endereco: shopper ? addressOf(shopper) : own }
}

function visitor(shopper: Place | null) {
  return {
    id: 0,
    nomeRazao: '',
    nomeFantasia: '',
    celular: '',
    telefone: '',
    email: '',
    pessoa: 'f',
    sexo: 'i',
    nascimento: '',
    revendedor: false,
    logado: false,
    loginFacilitado: false,
    primeiraCompra: true,
    optin: false,
    ativo: false,
    representantes: [],
    vendaInterna: [],
    endereco: shopper ? addressOf(shopper) : { cep: '', principal: [] },
    pontos: [],
    userHash: [],
    perfilMultiplo: [],
    listaPresente: []
  }
}

function addressOf({ cep, city, state, street, district }: Place) {
  const line = street ? { logradouro: street, bairro: district } : {}
  return { cep, principal: { cep, ...line, cidade: city, uf: state, pais: 'BRA' } }
}
