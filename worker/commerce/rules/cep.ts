import * as v from 'valibot'
import { streetOf } from './cep-streets.ts'

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
  const isWithin = ([from, to]: [number, number, ...unknown[]]) => prefix >= from && prefix <= to
  const found = stateRanges.find(isWithin)
  if (!found) return null
  const [, , state, capital, ...capitalRanges] = found
  const city = capitalRanges.some(isWithin) ? capital : ''
  return { cep: `${digits.slice(0, 5)}-${digits.slice(5)}`, state, city, ...streetOf(digits) }
}

export function isState(text: string): boolean {
  return stateRanges.some(([, , state]) => state === text.toUpperCase())
}

type Range = [from: number, to: number]
type StateRange = [from: number, to: number, state: string, capital: string, ...capitalRanges: Range[]]

// Correios, "Faixas de CEP": the first five digits of each range, and those of the capital within it.
const stateRanges: StateRange[] = [
  [1000, 19999, 'SP', 'São Paulo', [1000, 5999], [8000, 8499]],
  [20000, 28999, 'RJ', 'Rio de Janeiro', [20000, 23799]],
  [29000, 29999, 'ES', 'Vitória', [29000, 29099]],
  [30000, 39999, 'MG', 'Belo Horizonte', [30000, 31999]],
  [40000, 48999, 'BA', 'Salvador', [40000, 42599]],
  [49000, 49999, 'SE', 'Aracaju', [49000, 49099]],
  [50000, 56999, 'PE', 'Recife', [50000, 52999]],
  [57000, 57999, 'AL', 'Maceió', [57000, 57099]],
  [58000, 58999, 'PB', 'João Pessoa', [58000, 58099]],
  [59000, 59999, 'RN', 'Natal', [59000, 59139]],
  [60000, 63999, 'CE', 'Fortaleza', [60000, 61599]],
  [64000, 64999, 'PI', 'Teresina', [64000, 64099]],
  [65000, 65999, 'MA', 'São Luís', [65000, 65109]],
  [66000, 68899, 'PA', 'Belém', [66000, 66999]],
  [68900, 68999, 'AP', 'Macapá', [68900, 68911]],
  [69000, 69299, 'AM', 'Manaus', [69000, 69099]],
  [69300, 69399, 'RR', 'Boa Vista', [69300, 69339]],
  [69400, 69899, 'AM', ''],
  [69900, 69999, 'AC', 'Rio Branco', [69900, 69923]],
  [70000, 72799, 'DF', 'Brasília', [70000, 72799]],
  [72800, 72999, 'GO', ''],
  [73000, 73699, 'DF', 'Brasília', [73000, 73699]],
  [73700, 76799, 'GO', 'Goiânia', [74000, 74899]],
  [76800, 76999, 'RO', 'Porto Velho', [76800, 76834]],
  [77000, 77999, 'TO', 'Palmas', [77000, 77249]],
  [78000, 78899, 'MT', 'Cuiabá', [78000, 78099]],
  [79000, 79999, 'MS', 'Campo Grande', [79000, 79124]],
  [80000, 87999, 'PR', 'Curitiba', [80000, 82999]],
  [88000, 89999, 'SC', 'Florianópolis', [88000, 88099]],
  [90000, 99999, 'RS', 'Porto Alegre', [90000, 91999]]
]
