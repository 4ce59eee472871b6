import { expect, test } from 'vitest'
import { readUser } from '../../contract/user.ts'
import { toUserPart } from './user-data.ts'

function placeOf(principal: object) {
  const wire = readUser({ logado: false, endereco: { cep: '01310-100', principal } })
  return wire && toUserPart(wire)
}

test('a CEP’s street is filled where the API sends it', () => {
  const place = { cep: '01310-100', cidade: 'São Paulo', uf: 'SP' }
  const street = { street: 'Avenida Paulista', district: 'Bela Vista' }
  expect(placeOf({ ...place, logradouro: street.street, bairro: street.district })).toMatchObject(street)
  expect(placeOf(place)).toMatchObject({ city: 'São Paulo', street: undefined, district: undefined })
})
