import { expect, test } from 'vitest'
import { placeOf } from './cep.ts'

// Correios, "Faixas de CEP": the first and the last five digits of the capitals.
test.each([
  ['01000', '05999', 'São Paulo', 'SP'],
  ['20000', '23799', 'Rio de Janeiro', 'RJ'],
  ['29000', '29099', 'Vitória', 'ES'],
  ['73000', '73699', 'Brasília', 'DF'],
  ['30000', '31999', 'Belo Horizonte', 'MG'],
  ['40000', '42599', 'Salvador', 'BA'],
  ['49000', '49099', 'Aracaju', 'SE'],
  ['50000', '52999', 'Recife', 'PE'],
  ['57000', '57099', 'Maceió', 'AL'],
  ['58000', '58099', 'João Pessoa', 'PB'],
  ['59000', '59139', 'Natal', 'RN'],
  ['60000', '61599', 'Fortaleza', 'CE'],
  ['64000', '64099', 'Teresina', 'PI'],
  ['65000', '65109', 'São Luís', 'MA'],
  ['66000', '66999', 'Belém', 'PA'],
  ['68900', '68911', 'Macapá', 'AP'],
  ['69000', '69099', 'Manaus', 'AM'],
  ['69300', '69339', 'Boa Vista', 'RR'],
  ['69900', '69923', 'Rio Branco', 'AC'],
  ['74000', '74899', 'Goiânia', 'GO'],
  ['76800', '76834', 'Porto Velho', 'RO'],
  ['77000', '77249', 'Palmas', 'TO'],
  ['78000', '78099', 'Cuiabá', 'MT'],
  ['79000', '79124', 'Campo Grande', 'MS'],
  ['80000', '82999', 'Curitiba', 'PR'],
  ['88000', '88099', 'Florianópolis', 'SC'],
  ['90000', '91999', 'Porto Alegre', 'RS']
])('%s to %s is %s', (first, last, city, state) => {
  for (const head of [first, last]) expect(placeOf(`${head}000`)).toEqual({ cep: `${head}-000`, city, state })
  const after = String(Number(last) + 1).padStart(5, '0')
  expect(placeOf(`${after}000`)?.city).not.toBe(city)
})

test.each([
  ['01000', '19999', 'SP'],
  ['20000', '28999', 'RJ'],
  ['29000', '29999', 'ES'],
  ['30000', '39999', 'MG'],
  ['40000', '48999', 'BA'],
  ['49000', '49999', 'SE'],
  ['50000', '56999', 'PE'],
  ['57000', '57999', 'AL'],
  ['58000', '58999', 'PB'],
  ['59000', '59999', 'RN'],
  ['60000', '63999', 'CE'],
  ['64000', '64999', 'PI'],
  ['65000', '65999', 'MA'],
  ['66000', '68899', 'PA'],
  ['68900', '68999', 'AP'],
  ['69000', '69299', 'AM'],
  ['69300', '69399', 'RR'],
  ['69400', '69899', 'AM'],
  ['69900', '69999', 'AC'],
  ['70000', '72799', 'DF'],
  ['72800', '72999', 'GO'],
  ['73000', '73699', 'DF'],
  ['73700', '76799', 'GO'],
  ['76800', '76999', 'RO'],
  ['77000', '77999', 'TO'],
  ['78000', '78899', 'MT'],
  ['79000', '79999', 'MS'],
  ['80000', '87999', 'PR'],
  ['88000', '89999', 'SC'],
  ['90000', '99999', 'RS']
])('%s to %s is in %s', (first, last, state) => {
  for (const head of [first, last]) expect(placeOf(`${head}000`)?.state).toBe(state)
})

test('a CEP outside all states has no place', () => {
  for (const head of ['00999', '78900', '78999']) expect(placeOf(`${head}000`)).toBeNull()
})
