import * as v from 'valibot'

export type Place = NonNullable<ReturnType<typeof placeOf>>

export function cepDigits(value: string): string | null {
  const [, head, tail] = /^\s*(\d{5})-?(\d{3})\s*$/.exec(value) ?? []
  return head && tail ? head + tail : null
}

/** The CEP of a request. Sent as a number, it has lost its leading zero. */
export const cepField = v.union([
  v.string(),
  v.pipe(
    v.number(),
    v.integer(),
    v.transform(number => String(number).padStart(8, '0'))
  )
])

/** The place of a CEP; null when its range belongs to no state. The city is known for the state capitals, else empty. */
export function placeOf(digits: string) {
  const prefix = Number(digits.slice(0, 5))
  const state = stateRanges.find(([from, to]) => prefix >= from && prefix <= to)?.[2]
  if (!state) return null
  const city = capitalRanges.find(([from, to]) => prefix >= from && prefix <= to)?.[2] ?? ''
  return { cep: `${digits.slice(0, 5)}-${digits.slice(5)}`, state, city }
}

export function isState(text: string): boolean {
  return stateRanges.some(([, , state]) => state === text.toUpperCase())
}

type Range = readonly [from: number, to: number, name: string]

// Correios, "Faixas de CEP": the first five digits.
const stateRanges: readonly Range[] = [
  [1000, 19999, 'SP'],
  [20000, 28999, 'RJ'],
  [29000, 29999, 'ES'],
  [30000, 39999, 'MG'],
  [40000, 48999, 'BA'],
  [49000, 49999, 'SE'],
  [50000, 56999, 'PE'],
  [57000, 57999, 'AL'],
  [58000, 58999, 'PB'],
  [59000, 59999, 'RN'],
  [60000, 63999, 'CE'],
  [64000, 64999, 'PI'],
  [65000, 65999, 'MA'],
  [66000, 68899, 'PA'],
  [68900, 68999, 'AP'],
  [69000, 69299, 'AM'],
  [69300, 69399, 'RR'],
  [69400, 69899, 'AM'],
  [69900, 69999, 'AC'],
  [70000, 72799, 'DF'],
  [72800, 72999, 'GO'],
  [73000, 73699, 'DF'],
  [73700, 76799, 'GO'],
  [76800, 76999, 'RO'],
  [77000, 77999, 'TO'],
  [78000, 78899, 'MT'],
  [79000, 79999, 'MS'],
  [80000, 87999, 'PR'],
  [88000, 89999, 'SC'],
  [90000, 99999, 'RS']
]

const capitalRanges: readonly Range[] = [
  [1000, 5999, 'São Paulo'],
  [8000, 8499, 'São Paulo'],
  [20000, 23799, 'Rio de Janeiro'],
  [29000, 29099, 'Vitória'],
  [30000, 31999, 'Belo Horizonte'],
  [40000, 42599, 'Salvador'],
  [49000, 49099, 'Aracaju'],
  [50000, 52999, 'Recife'],
  [57000, 57099, 'Maceió'],
  [58000, 58099, 'João Pessoa'],
  [59000, 59139, 'Natal'],
  [60000, 61599, 'Fortaleza'],
  [64000, 64099, 'Teresina'],
  [65000, 65109, 'São Luís'],
  [66000, 66999, 'Belém'],
  [68900, 68911, 'Macapá'],
  [69000, 69099, 'Manaus'],
  [69300, 69339, 'Boa Vista'],
  [69900, 69923, 'Rio Branco'],
  [70000, 72799, 'Brasília'],
  [73000, 73699, 'Brasília'],
  [74000, 74899, 'Goiânia'],
  [76800, 76834, 'Porto Velho'],
  [77000, 77249, 'Palmas'],
  [78000, 78099, 'Cuiabá'],
  [79000, 79124, 'Campo Grande'],
  [80000, 82999, 'Curitiba'],
  [88000, 88099, 'Florianópolis'],
  [90000, 91999, 'Porto Alegre']
]
