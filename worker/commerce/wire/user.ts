import type { Shopper } from '../session.ts'

/** `UserResponse` of the document for a visitor who is not logged in. */
export function userOf(shopper: Shopper | null) {
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
    endereco: { cep: shopper?.cep ?? '', principal: shopper ? placeOf(shopper) : [] },
    pontos: [],
    userHash: [],
    perfilMultiplo: [],
    listaPresente: []
  }
}

function placeOf({ cep, city, state }: Shopper) {
  return { cep, cidade: city, uf: state, pais: 'BRA' }
}
